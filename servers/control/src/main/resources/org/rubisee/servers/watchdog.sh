# Runs a command under a watchdog, which ends it when the Java process that started it is gone.
#   sh -c THIS watchdog NAME RECORD INPUT COMMAND…
# The watchdog reads the standard input of this shell, a pipe that closes with the Java process.
# The word 'released' tells it that the Java process ends the command itself. It passes on all other
# lines to the command if INPUT is 'lines'; otherwise the command has no input.
name=$1 record=$2.$$ input=/dev/null
if [ "$3" = lines ]; then
  input=$2.$$.input
  mkfifo "$input"
fi
shift 3

# When a process started, in clock ticks since boot; nothing if it has ended.
started() {
  { read -r stat <"/proc/$1/stat"; } 2>/dev/null || return 0
  set -- ${stat##*) }
  [ "$1" = Z ] || echo "${20}"
}

runs() {
  [ "$(started $$)" = "$start" ]
}

# To the command and, if it leads one, its group.
signal() {
  kill -s "$1" $$
  kill -s "$1" -- -$$
}

start=$(started $$)
echo "$$ $start $PPID $(started $PPID) $name" >"$record"
exec 3<&0
(
  trap '' HUP INT QUIT
  (
    while IFS= read -r line; do
      [ "$line" != released ] || exit 0
      printf '%s\n' "$line"
    done
    runs || exit 0
    echo "ended by its watchdog" >>"$record"
    kill $$
    # a paused server cannot end, nor can those of its group that wait for it
    signal CONT
    seconds=0
    while runs; do
      [ $seconds -lt 10 ] || signal KILL
      sleep 1
      seconds=$((seconds + 1))
    done
    # what the server kept outside of its folder: see LinkedFolder
    link=${record%/*}/served
    outside=$(readlink "$link") && rm -rf "$outside" "$link"
  ) <&3 3<&- >"$input" 2>/dev/null &
)
exec <"$input" 3<&-
[ "$input" = /dev/null ] || rm "$input"
exec "$@"
