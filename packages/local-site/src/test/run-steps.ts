import { type ChildProcess, spawn } from 'node:child_process';
import { ensureBrowser } from '../ensure-browser.ts';
import { SHORT_LIVED, startTemporaryPostgres } from '../temporary-postgres.ts';
import { ROOT } from '../topology.ts';
import { type Command, SKIPPED, type Step } from './step.ts';

const secondsSince = (begun: number) => Math.round((Date.now() - begun) / 1_000);

/**
 * Runs steps one after another, up to the first that fails.
 *
 * @returns whether all passed
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const begun = Date.now();
  const times: string[] = [];
  const skipped: string[] = [];
  for (const [index, step] of steps.entries()) {
    console.log(`\n── ${index + 1}/${steps.length} ${step.name} ${'─'.repeat(60 - step.name.length)}`);
    const stepBegun = Date.now();
    const outcome = await runStep(step);
    if (outcome === 'skipped') skipped.push(step.name);
    const time = `${step.name.padEnd(10)}${String(secondsSince(stepBegun)).padStart(5)} s`;
    times.push(outcome === 'skipped' ? `${time}, skipped` : time);
    console.log(`── ${step.name}: ${secondsSince(stepBegun)} s`);
    if (outcome === 'failed') {
      console.error(`\n${step.name} failed.\n${index} passed, 1 failed`);
      return false;
    }
  }
  console.log(
    `\n${times.join('\n')}\n${skipped.length > 0 ? `Skipped: ${skipped.join(', ')}. The other steps` : 'All steps'} passed after ${secondsSince(begun)} s.\n${steps.length - skipped.length} passed, 0 failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  );
  return true;
}

async function runStep({ commands, needs }: Step): Promise<'passed' | 'failed' | 'skipped'> {
  const postgres = needs === 'postgres' ? await startTemporaryPostgres(SHORT_LIVED) : undefined;
  const environment: Record<string, string> = {
    ...(postgres ? { TEST_POSTGRES: postgres.url } : {}),
    ...(needs === 'browser' ? { XANA_CHROMIUM: ensureBrowser() } : {}),
  };
  const isCaptured = commands.length > 1;
  const running = commands.map((command) => start(command, environment, isCaptured));
  const release = forwardSignals(running.map(({ child }) => child));
  try {
    const statuses = await Promise.all(running.map(({ ended }) => ended));
    if (statuses.some((status) => status === SKIPPED)) return 'skipped';
    return statuses.every((status) => status === 0) ? 'passed' : 'failed';
  } finally {
    release();
    await postgres?.stop();
  }
}

function start({ program, parameters, directory = ROOT, environment }: Command, more: object, isCaptured: boolean) {
  const child = spawn(program, parameters, {
    cwd: directory,
    // Commands that run at the same time are printed one after another.
    stdio: ['inherit', ...(isCaptured ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    env: { ...process.env, ...more, ...environment },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      printed += String(text);
    });
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (printed) console.log(printed.trimEnd());
      resolve(status);
    });
  });
  return { child, ended };
}

/** A signal ends the commands first, then this process, so that a database of the step is stopped. @returns what undoes it */
function forwardSignals(children: readonly ChildProcess[]): () => void {
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}
