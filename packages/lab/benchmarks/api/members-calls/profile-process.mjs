import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Loaded by `--import`: profiles the process and writes the profile to the folder PROFILE_DIRECTORY when it exits. */
if (isMainThread && process.env.PROFILE_DIRECTORY) {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.start');
  // A session of the same thread answers at once.
  process.once('exit', () =>
    session.post('Profiler.stop', (_error, { profile }) =>
      writeFileSync(join(process.env.PROFILE_DIRECTORY, `${process.pid}.cpuprofile`), JSON.stringify(profile)),
    ),
  );
}
