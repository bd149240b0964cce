#!/bin/sh
# Restarts the API processes one after the other; the others serve meanwhile. Arguments: their ports.
# A reload of nginx closes kept connections: a client that writes at that moment sends its request again.
#   rolling-restart.sh 3001 3002
# RESTART is the command that restarts the process of a port, %s.
set -eu
upstreams=${UPSTREAMS:-/etc/nginx/peonia-upstreams.conf}
restart=${RESTART:-systemctl restart peonia-api@%s}
reload=${RELOAD:-nginx -s reload}

for port in "$@"; do
  sed -i "s/\(127\.0\.0\.1:$port [^;]*[^n]\);/\1 down;/" "$upstreams"
  $reload
  # Requests that nginx has sent already finish; sockets close with 1012 and come back through another process.
  # shellcheck disable=SC2059
  sh -c "$(printf "$restart" "$port")"
  tries=0
  until curl -fsS -o /dev/null "http://127.0.0.1:$port/readyz" 2>/dev/null; do
    tries=$((tries + 1))
    [ "$tries" -lt 300 ] || { echo "The process of port $port is not ready; it stays out." >&2; exit 1; }
    sleep 0.2
  done
  sed -i "s/\(127\.0\.0\.1:$port .*\) down;/\1;/" "$upstreams"
  $reload
done
