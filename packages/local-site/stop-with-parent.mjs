// Loaded into every process that this package starts. When the parent ends in any way, its end of the
// channel or the pipe closes, and this process stops as on SIGTERM.
import { isMainThread } from 'node:worker_threads';

const stop = () => process.kill(process.pid, 'SIGTERM');

// Worker threads load this file too, but their input is not the process's.
if (isMainThread) {
  if (process.channel) {
    process.on('disconnect', stop);
    // Watching the parent must not keep a process running, except workers of webpack's minimizer: they depend on
    // the channel, and a worker that ends during a job makes the build wait forever.
    if (!process.env.JEST_WORKER_ID) process.channel.unref();
  } else {
    process.stdin.on('end', stop);
    process.stdin.on('error', stop);
    process.stdin.resume();
    process.stdin.unref?.();
  }
}
