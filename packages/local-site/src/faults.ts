import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildMicrofrontends } from './build-microfrontends.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { ROOT, readTopology } from './topology.ts';

const directory = join(ROOT, 'packages/journeys/planted-faults');
const browser = { XANA_CHROMIUM: ensureBrowser() };

/** Mutation test: applies each patch, runs the journeys of its requirement, and expects them to fail. */
const wanted = process.argv[2] ?? '';
const patches = readdirSync(directory).filter((file) => file.endsWith('.patch') && file.startsWith(wanted));
let running: ChildProcess | undefined;
let isStopping = false;
const planting = plantAll();
// Removes the patch from the sources on Ctrl-C.
stopOnSignals(async () => {
  isStopping = true;
  running?.kill();
  await planting;
});
const stayedGreen = await planting;
if (!isStopping) {
  console.log(`\n${patches.length - stayedGreen.length} passed, ${stayedGreen.length} failed`);
  process.exit(stayedGreen.length > 0 ? 1 : 0);
}

/** @returns the patches that no journey detected */
async function plantAll(): Promise<string[]> {
  const green: string[] = [];
  for (const patch of patches) {
    apply(patch);
    try {
      // A patch that does not build would turn every journey red, and prove nothing.
      await buildMicrofrontends(readTopology(), () => {});
      const isRed = !(await journeysPass(patch.slice(0, 'XX-00'.length)));
      if (isStopping) break;
      console.log(`${isRed ? 'fails as expected    ' : 'STILL PASSES         '} ${patch.replace('.patch', '')}`);
      if (!isRed) green.push(patch);
    } finally {
      apply(patch, '--reverse');
    }
  }
  return green;
}

function apply(patch: string, ...options: string[]): void {
  const { status, stderr } = spawnSync('git', ['apply', ...options, join(directory, patch)], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${patch} does not apply: ${stderr}`);
}

async function journeysPass(id: string): Promise<boolean> {
  const playwright = join(ROOT, 'packages/journeys/node_modules/.bin/playwright');
  running = spawn(
    playwright,
    ['test', '--grep', `\\[${id}\\]`, '--retries', '0', '--max-failures', '1', '--reporter', 'line'],
    {
      cwd: join(ROOT, 'packages/journeys'),
      stdio: 'ignore',
      env: { ...process.env, ...browser },
    },
  );
  const [code] = (await once(running, 'exit')) as [number | null];
  return code === 0;
}
