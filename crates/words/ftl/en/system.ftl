### What the system said when reading, writing or listening failed, after a colon.

system-not-found = no such file or folder
system-not-permitted = not permitted
system-exists = one with this name already exists
system-address-taken = another program already uses the address
system-no-address = this machine has no such address
system-refused = nobody answers there
system-broken-off = the connection broke off
system-unreachable = the network can't be reached
system-timed-out = no answer in time
system-folder = it is a folder
system-no-folder = part of the path isn't a folder
system-read-only = it is read-only
system-disk-full = the disk is full
system-not-text = it isn't UTF-8
system-ended = it ends too early
system-busy = another program is using it
