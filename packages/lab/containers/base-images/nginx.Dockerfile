# Stands in for `nginx:1.28-alpine`: fills in templates at the start.
FROM localhost/xana-debian
RUN apt-get update && apt-get install --yes --no-install-recommends nginx-light gettext-base wget
COPY nginx.conf /etc/nginx/nginx.conf
COPY nginx-entrypoint.sh /
RUN rm -rf /etc/nginx/sites-enabled && mkdir -p /etc/nginx/templates
STOPSIGNAL SIGQUIT
ENTRYPOINT ["sh", "/nginx-entrypoint.sh"]
CMD ["nginx", "-g", "daemon off;"]
