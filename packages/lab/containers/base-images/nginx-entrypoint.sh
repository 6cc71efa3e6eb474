#!/bin/sh
# Replaces the variables of the environment in templates, and no others: `$host` belongs to nginx.
set -eu
names="$(env | sed -n 's/^\([A-Z_][A-Z0-9_]*\)=.*/${\1} /p' | tr -d '\n')"
for template in /etc/nginx/templates/*.template; do
  [ -e "$template" ] || continue
  envsubst "$names" <"$template" >"/etc/nginx/conf.d/$(basename "$template" .template)"
done
exec "$@"
