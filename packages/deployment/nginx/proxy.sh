#!/bin/sh
# Writes a server for each of the platform's four hosts from one template, then runs nginx. With `reload` it gives the running nginx other
# INSTANCES: requests and sockets at the former ones go on.
set -eu
: "${TEMPLATE:=/srv/platform.conf.template}" "${CONFIGURATION:=/etc/nginx/conf.d}"
while read -r host port; do
  servers=$(for instance in ${INSTANCES}; do echo "server $instance:$port max_fails=1 fail_timeout=2s;"; done)
  HOST="$host" PORT="$port" SERVERS="$servers" \
    envsubst '${HOST} ${PORT} ${SERVERS}' <"$TEMPLATE" >"$CONFIGURATION/$host.conf"
done <<HOSTS
api 4000
marketplace 4001
chat 4002
media 4003
HOSTS
rm -f "$CONFIGURATION/default.conf"
if [ "${1:-}" = reload ]; then exec nginx -s reload; fi
exec nginx -g 'daemon off;'
