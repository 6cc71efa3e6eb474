// Loaded into every process that this package starts: when its parent is gone, however it went, the parent's end of the
// channel or of the pipe closes, and the process stops as it does on SIGTERM.
import { isMainThread } from 'node:worker_threads';

const stop = () => process.kill(process.pid, 'SIGTERM');

// Threads load it too; their input says nothing of the process.
if (isMainThread) {
  if (process.channel) {
    process.on('disconnect', stop);
    // Waiting for the parent to go is no reason to keep running.
    process.channel.unref();
  } else {
    process.stdin.on('end', stop);
    process.stdin.on('error', stop);
    process.stdin.resume();
    process.stdin.unref?.();
  }
}
