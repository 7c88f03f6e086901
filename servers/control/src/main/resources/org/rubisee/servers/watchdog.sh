# Runs a command under a watchdog, which ends it when the Java process that started it is gone.
#   sh -c THIS watchdog NAME RECORD COMMAND…
# The watchdog reads the standard input of this shell, a pipe that closes with the Java process.
# The word 'released' tells it that the Java process ends the command itself.
name=$1 record=$2.$$
shift 2

# When a process started, in clock ticks since boot; nothing if it has ended.
started() {
  { read -r stat <"/proc/$1/stat"; } 2>/dev/null || return 0
  set -- ${stat##*) }
  [ "$1" = Z ] || echo "${20}"
}

runs() {
  [ "$(started $$)" = "$start" ]
}

start=$(started $$)
echo "$$ $start $PPID $(started $PPID) $name" >"$record"
exec 3<&0
(
  trap '' HUP INT QUIT
  (
    while read -r word; do
      [ "$word" != released ] || exit 0
    done
    runs || exit 0
    echo "ended by its watchdog" >>"$record"
    kill $$
    seconds=0
    while runs; do
      [ $seconds -lt 10 ] || kill -KILL $$
      sleep 1
      seconds=$((seconds + 1))
    done
  ) <&3 3<&- >/dev/null 2>&1 &
)
exec "$@" </dev/null 3<&-
