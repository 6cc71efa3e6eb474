// Loaded before the platform: its clock goes as many milliseconds ahead of the machine's as the file `MOVABLE_CLOCK` says.
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

// The embedded database has a thread and a clock of its own, as a database server has.
if (isMainThread) {
  read();
  setInterval(read, 20).unref();
  globalThis.Date = MovableDate;
}
