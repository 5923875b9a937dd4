#!/bin/sh
# A bot in shell and awk. $1 says how it behaves, $2 is a file for the numbers of its processes.
how=${1:-play}
if [ "$how" = close ]; then sleep 300 > "$2.none" & elif [ -n "$2" ]; then sleep 300 & fi
[ -n "$2" ] && echo "$! $$" > "$2"
field() { printf '%s\n' "$line" | awk -v key="\"$1\":" '{ at = index($0, key) + length(key); rest = substr($0, at)
  print (substr(rest, 1, 1) == "[") ? substr(rest, 1, index(rest, "]")) : rest + 0 }'; }
asked=0
while IFS= read -r line; do
  case $line in
    '{"type":"hello"'*) echo '{"type":"hello","protocol":1,"name":"Shell"}' ;;
    '{"type":"game"'*) echo '{"type":"ready"}' ;;
    '{"type":"end"'*) exit 0 ;;
    '{"type":"ask"'*)
      asked=$((asked + 1))
      id=$(field id)
      [ $asked -lt 3 ] && [ "$how" != first ] || case $how in
        nonsense) echo 'e2e4'; continue ;;
        illegal) echo "{\"type\":\"answer\",\"id\":$id,\"picks\":[99999]}"; continue ;;
        hang) while :; do sleep 1; done ;;
        flood) yes xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx | tr -d '\n' ;;
        die) echo 'out of luck' >&2; exit 3 ;;
        kill) kill -9 $$ ;;
        late) echo "{\"type\":\"answer\",\"id\":1,\"picks\":[0]}"; continue ;;
        close) exec >&-; sleep 300 ;;
        slow) sleep 0.1 ;;
      esac
      echo '{"type":"info","text":"the first that is legal"}'
      echo "{\"type\":\"answer\",\"id\":$id,\"picks\":$(field default)}" ;;
  esac
done
