serve-where =
    Lascaux listens at http://{ $host }:{ $port } and keeps its tables in { $db }.
    Ctrl-C stops it; what was acknowledged is on disk.
serve-port = --port must be from 1 to 65535, not { $port }.
serve-busy = { $host } can't be listened at on port { $port }: something else does, or it is no address of this machine.
serve-workers = --workers must be from 1 to 256.
serve-db = { $db }: the folder of this file does not exist.
