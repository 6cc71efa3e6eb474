import { spawnSync } from 'node:child_process';
import { operatorCommand, platformDataOf } from './operator-command.ts';
import { ROOT, readTopology } from './topology.ts';

/** `npm run moderate`: on the local site, running or not; with `DATABASE_URL` or `DATA_DIRECTORY` on another platform. */
const { status } = spawnSync(process.execPath, operatorCommand(process.argv.slice(2)), {
  stdio: 'inherit',
  // Relative paths of pictures start where npm was called.
  cwd: process.env.INIT_CWD ?? ROOT,
  env: { DATA_DIRECTORY: platformDataOf(readTopology()), ...process.env },
});
process.exitCode = status ?? 1;
