import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { ROOT } from './topology.ts';

const directory = join(ROOT, 'packages/e2e/planted-faults');
const browser = { XANA_CHROMIUM: ensureBrowser() };

/** Plants each fault, runs the journeys of its requirement, and sees them go red. A journey that stays green proves nothing. */
const wanted = process.argv[2] ?? '';
const patches = readdirSync(directory).filter((file) => file.endsWith('.patch') && file.startsWith(wanted));
const stayedGreen: string[] = [];
for (const patch of patches) {
  apply(patch);
  try {
    const isRed = !journeysPass(patch.slice(0, 'XX-00'.length));
    console.log(`${isRed ? 'red, as it should be ' : 'STILL GREEN          '} ${patch.replace('.patch', '')}`);
    if (!isRed) stayedGreen.push(patch);
  } finally {
    apply(patch, '--reverse');
  }
}
console.log(`\n${patches.length - stayedGreen.length} passed, ${stayedGreen.length} failed`);
process.exit(stayedGreen.length > 0 ? 1 : 0);

function apply(patch: string, ...options: string[]): void {
  const { status, stderr } = spawnSync('git', ['apply', ...options, join(directory, patch)], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${patch} does not apply: ${stderr}`);
}

function journeysPass(id: string): boolean {
  const playwright = join(ROOT, 'packages/e2e/node_modules/.bin/playwright');
  const { status } = spawnSync(
    playwright,
    ['test', '--grep', `\\[${id}\\]`, '--retries', '0', '--max-failures', '1', '--reporter', 'line'],
    {
      cwd: join(ROOT, 'packages/e2e'),
      stdio: 'ignore',
      env: { ...process.env, ...browser },
    },
  );
  return status === 0;
}
