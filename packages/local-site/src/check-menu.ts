import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './topology.ts';

const loader = `file://${join(ROOT, 'packages/local-site/node_modules/tsx/dist/loader.mjs')}`;

/** `npm run check-menu -- menu.json footer.en.html`: what the site would leave out of files for header and footer. */
const { status } = spawnSync(
  process.execPath,
  ['--import', loader, join(ROOT, 'shell/commands/check-menu.ts'), ...process.argv.slice(2)],
  // Relative paths start where npm was called.
  { stdio: 'inherit', cwd: process.env.INIT_CWD ?? ROOT },
);
process.exitCode = status ?? 1;
