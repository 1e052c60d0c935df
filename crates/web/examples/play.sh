#!/bin/sh
# Plays whole matches by the API alone: a duel, a party and a group. It needs curl and nothing else.
#
#     sh play.sh http://127.0.0.1:8484
set -eu

api="${1:?say where the server is, like http://127.0.0.1:8484}/api/v1"

# The first value of a field in a JSON text.
field() { sed -n 's/.*"'"$1"'":"\{0,1\}\([^",}]*\).*/\1/p' | head -n 1; }

# A token, with which seats are taken and played.
newcomer() { curl -sS -X POST "$api/tokens" | field token; }

# A POST with a JSON body: address, body, token.
post() { curl -sS -X POST -H "Authorization: Bearer $3" -H 'Content-Type: application/json' -d "$2" "$1"; }

# What a player can do now, as a list of JSON objects.
offers() { sed -n 's/.*"offers":\[\([^]]*\)\].*/\1/p'; }

# Plays one match: edition, seats as JSON, how many of them are taken one by one, secret, and rows to go through.
play() {
    edition=$1 seats=$2 others=$3 secret=$4
    shift 4
    tokens=$(newcomer)
    opened=$(post "$api/tables" "{\"edition\":\"$edition\",\"seats\":$seats}" "$tokens")
    table=$(printf '%s' "$opened" | sed -n 's/.*"table":{"id":"\([^"]*\)".*/\1/p')
    while [ "$others" -gt 0 ]; do
        token=$(newcomer)
        post "$api/tables/$table/seats" '{}' "$token" >/dev/null
        tokens="$tokens $token"
        others=$((others - 1))
    done
    turn=0
    while :; do
        done=no
        for token in $tokens; do
            state=$(curl -sS -H "Authorization: Bearer $token" "$api/tables/$table")
            case $state in
            *'"outcome":{'*)
                printf '%s: %s\n' "$edition" "$(printf '%s' "$state" | sed -n 's/.*"outcome":{[^}]*"words":"\([^"]*\)".*/\1/p')"
                return
                ;;
            esac
            case $(printf '%s' "$state" | offers) in
            *'"action":"secret"'*) action="secret $secret" ;;
            *'"action":"row"'*)
                shift_by=$((turn % $#))
                action="row $(eval "printf '%s' \"\${$((shift_by + 1))}\"")"
                turn=$((turn + 1))
                ;;
            *'"action":"pass"'*) action=pass ;;
            *) continue ;;
            esac
            number=$(printf '%s' "$state" | sed -n 's/.*"ordinal":[0-9]*,"number":\([0-9]*\).*/\1/p')
            answer=$(post "$api/tables/$table/actions" "{\"number\":$number,\"action\":\"$action\"}" "$token")
            case $answer in
            *'"code":"'*'"sentence"'*)
                printf '%s\n' "$answer" >&2
                exit 1
                ;;
            esac
            done=yes
        done
        if [ "$done" = no ]; then
            echo "$edition: nobody can do anything" >&2
            exit 1
        fi
    done
}

person='{"for":"person"}'
here='{"for":"here"}'
play original "[$here,$person]" 1 BWKR RYGB GBWK YGBW BWKR
play lock-party "[$here,$person,$person]" 2 ROSY WPGR PGRO GROS ROSY
play group "[$here,$person,$person,$person]" 3 - RYGBW KRYGB WKRYG BWKRY
