### What the system said when reading, writing or listening failed, after a colon.

system-not-found = there is no such file or folder
system-not-permitted = it is not permitted
system-exists = there is one of this name already
system-address-taken = the address is taken by another program
system-no-address = this machine has no such address
system-refused = nobody answers there
system-broken-off = the connection broke off
system-unreachable = the network does not reach there
system-timed-out = there was no answer in time
system-folder = it is a folder
system-no-folder = a part of the path is no folder
system-read-only = nothing can be written there
system-disk-full = there is no room left on the disk
system-not-text = what is there is not UTF-8
system-ended = it ends too early
system-busy = another program uses it
