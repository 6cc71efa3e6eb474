# Stands in for `redis:7`. Like the official image it accepts connections of other containers without a password.
FROM localhost/xana-debian
RUN apt-get update && apt-get install --yes --no-install-recommends redis-server
USER redis
ENTRYPOINT ["sh", "-c", "exec \"$@\" --protected-mode no", "--"]
CMD ["redis-server"]
