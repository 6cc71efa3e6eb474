import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBrowser } from '@xana/local-site/ensure-browser';

/** The last version that runs on every supported Node. Installed on demand: it has more packages than the whole site. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

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
}

/** Retries when Lighthouse misses the start of the navigation (NO_NAVSTART). */
const TRIES = 3;

/** One Lighthouse run as a phone on slow 4G, in its own browser. */
export async function runLighthouse(address: string, keyHash: string, tries = TRIES): Promise<Verdict> {
  try {
    return await runOnce(address, keyHash);
  } catch (error) {
    if (tries <= 1 || !String(error).includes('NO_NAVSTART')) throw error;
    return runLighthouse(address, keyHash, tries - 1);
  }
}

async function runOnce(address: string, keyHash: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'xana-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = [
    '--headless=new',
    `--ignore-certificate-errors-spki-list=${keyHash}`,
    `--user-data-dir=${join(folder, 'profile')}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const command = ['exec', '--yes', '--package', LIGHTHOUSE, '--', 'lighthouse', address, '--quiet', '--output=json'];
  try {
    await promisify(execFile)('npm', [...command, `--output-path=${file}`, `--chrome-flags=${flags.join(' ')}`], {
      env: { ...process.env, CHROME_PATH: ensureBrowser() },
      timeout: 180_000,
    });
    return readVerdict(JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readVerdict({ categories, audits }: LighthouseReport): Verdict {
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
    complaints,
  };
}

const descriptionsOf = (audit: Audit | undefined): string[] =>
  (audit?.details?.items ?? []).flatMap(({ description }) => description ?? []);
