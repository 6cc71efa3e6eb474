// Loaded into every process that this package starts: when its parent is gone, however it went, the parent's end of the
// channel or of the pipe closes, and the process stops as it does on SIGTERM.
import { isMainThread } from 'node:worker_threads';

const stop = () => process.kill(process.pid, 'SIGTERM');

// Threads load it too; their input says nothing of the process.
if (isMainThread) {
  if (process.channel) {
    process.on('disconnect', stop);
    // Watching the parent must not keep a process running. Workers of webpack's minimizer load this file too: they live by
    // the channel, and one that ended in the middle of a job would leave the build waiting.
    if (!process.env.JEST_WORKER_ID) process.channel.unref();
  } else {
    process.stdin.on('end', stop);
    process.stdin.on('error', stop);
    process.stdin.resume();
    process.stdin.unref?.();
  }
}
