// Loaded before the platform: shifts its clock by the number of milliseconds in the file `MOVABLE_CLOCK`.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const RealDate = Date;
let ahead = 0;

function read() {
  try {
    ahead = Number(readFileSync(process.env.MOVABLE_CLOCK ?? '', 'utf8')) || 0;
  } catch {
    ahead = 0;
  }
}

class MovableDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }
  static now() {
    return RealDate.now() + ahead;
  }
}

// The embedded database runs in its own thread with its own clock, like a database server.
if (isMainThread) {
  read();
  setInterval(read, 20).unref();
  globalThis.Date = MovableDate;
}
