#!/bin/sh
# Writes a server for each of the platform's four hosts from one template, then runs nginx.
set -eu
set -- ${INSTANCES}
while read -r host port; do
  HOST="$host" PORT="$port" FIRST="$1:$port" SECOND="$2:$port" \
    envsubst '${HOST} ${PORT} ${FIRST} ${SECOND}' </srv/platform.conf.template >"/etc/nginx/conf.d/$host.conf"
done <<HOSTS
api 4000
marketplace 4001
chat 4002
media 4003
HOSTS
rm -f /etc/nginx/conf.d/default.conf
exec nginx -g 'daemon off;'
