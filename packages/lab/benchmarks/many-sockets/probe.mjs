import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** Loaded by `--import`: answers at PROBE_PORT with the process's memory after a garbage collection, in bytes, and its descriptors. */
const { PROBE_PORT } = process.env;
if (isMainThread && PROBE_PORT) {
  // Child processes would listen at the same port.
  delete process.env.NODE_OPTIONS;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  createServer((_request, response) => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    const descriptors = readdirSync('/proc/self/fd').length;
    response.setHeader('connection', 'close').end(JSON.stringify({ rss, heapUsed, external, descriptors }));
  })
    .listen(Number(PROBE_PORT), '127.0.0.1')
    .unref();
}
