import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '@xana/local-site/ensure-browser';

/** The last version that runs on every supported Node. Installed on demand: it has more packages than the whole site. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Beside the ports of the benchmark's site. */
const DEBUGGING_PORT = 30_050;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Verdict {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds; the layout shift has no unit. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** Speed of this machine as Lighthouse measures it. */
  benchmarkIndex: number;
  /** Failed audits outside of performance. */
  complaints: string[];
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  /** Of errors in the console: their texts. */
  details?: { items?: { description?: string }[] };
}

interface LighthouseReport {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
}

/** Retries when Lighthouse misses the start of the navigation (NO_NAVSTART). */
const TRIES = 3;

/**
 * One Lighthouse run as a phone on slow 4G in its own browser; `slowdown` is how many times slower the phone is than this machine.
 * Lighthouse has the lowest priority, because it reads its trace while the page loads: with two cores, the page waited for it.
 */
export async function runLighthouse(
  address: string,
  keyHash: string,
  slowdown: number,
  tries = TRIES,
): Promise<Verdict> {
  try {
    return await runOnce(address, keyHash, slowdown);
  } catch (error) {
    if (tries <= 1 || !String(error).includes('NO_NAVSTART')) throw error;
    return runLighthouse(address, keyHash, slowdown, tries - 1);
  }
}

async function runOnce(address: string, keyHash: string, slowdown: number): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'xana-lighthouse-report-'));
  const file = join(folder, 'report.json');
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`, `--ignore-certificate-errors-spki-list=${keyHash}`],
  });
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--port=${DEBUGGING_PORT}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
  ];
  try {
    const command = ['exec', '--yes', '--package', LIGHTHOUSE, '--', 'lighthouse', address, ...options];
    const running = promisify(execFile)('npm', command, { timeout: 180_000 });
    if (running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
    await running;
    return readVerdict(JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readVerdict({ categories, audits, environment }: LighthouseReport): Verdict {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const complaints = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => [name, audits[id]?.title ?? id, ...descriptionsOf(audits[id])].join(': ')),
  );
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
    ) as Record<Category, number>,
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
    complaints,
  };
}

const descriptionsOf = (audit: Audit | undefined): string[] =>
  (audit?.details?.items ?? []).flatMap(({ description }) => description ?? []);
