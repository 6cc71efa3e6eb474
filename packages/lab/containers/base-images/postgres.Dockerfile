# Stands in for `postgres:15`: the same variables, folder and user.
FROM localhost/xana-debian
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-15
ENV PATH=/usr/lib/postgresql/15/bin:/usr/sbin:/usr/bin:/sbin:/bin PGDATA=/var/lib/postgresql/data
RUN mkdir -p "$PGDATA" && chown -R postgres:postgres /var/lib/postgresql /var/run/postgresql
COPY postgres-entrypoint.sh /usr/local/bin/
USER postgres
# A fast shutdown, as in the official image.
STOPSIGNAL SIGINT
ENTRYPOINT ["sh", "/usr/local/bin/postgres-entrypoint.sh"]
