import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const HANDBOOK = join(ROOT, 'packages/handbook');
const readLedger = (name: string): unknown => JSON.parse(readFileSync(join(HANDBOOK, `${name}-ledger.json`), 'utf8'));

const TEST_FILE = /\.(test|e2e|fault|check)\.tsx?$/;
/** `[SB-02]` of a requirement, `[T07]` of a threat, `[B12]` of a fault of what the platform stands on. */
const ID = /\[([A-Z]{2}-\d\d|[TB]\d\d)\]/g;
/** Nothing else in a test begins so. */
const TITLE = /['"`]((?:\[(?:[A-Z]{2}-\d\d|[TB]\d\d)\]\s*)+[^'"`]*)/g;
const IGNORED = new Set(['node_modules', 'dist', '.git', '.local', 'results']);

interface Page {
  file: string;
  text: string;
}

/** The pages that say by which tests each row of a ledger is shown. */
export function coveragePages(): Page[] {
  const tests = collectTests();
  const shownBy = (id: string) =>
    tests
      .filter(({ ids }) => ids.includes(id))
      .map(({ file, title }) => `${title} (\`${file}\`)`)
      .join('<br>') || '–';
  return [
    { file: join(HANDBOOK, 'requirements.md'), text: requirementsPage(shownBy) },
    { file: join(HANDBOOK, 'threats.md'), text: threatsPage(shownBy) },
  ];
}

export function writeCoveragePages(): void {
  for (const { file, text } of coveragePages()) writeFileSync(file, text);
}

/** Begins what a row of the threats does not hold against yet. */
export const OPEN = '**Open:**';

const isShown = (row: string) => !row.endsWith('| – |');

function requirementsPage(shownBy: (id: string) => string): string {
  const ledger = readLedger('requirements') as Record<string, string>;
  const rows = Object.entries(ledger).map(([id, text]) => `| ${id} | ${text} | ${shownBy(id)} |`);
  return `# Requirements and their tests

Written by \`node --import tsx packages/repo-rules/write-requirement-coverage.ts\` from the titles of the tests. ${rows.filter(isShown).length} of ${rows.length} rows have a test; the
others are not built yet, or only in part.

| id | requirement | shown by |
|---|---|---|
${rows.join('\n')}
`;
}

interface Threat {
  what: string;
  'held by': string;
  /** What does not hold yet. */
  open?: string;
}

function threatsPage(shownBy: (id: string) => string): string {
  const ledger = readLedger('threats') as Record<string, Threat>;
  const rows = Object.entries(ledger).map(
    ([id, { what, 'held by': defence, open }]) =>
      `| ${id} | ${what} | ${defence}${open ? ` ${OPEN} ${open}` : ''} | ${shownBy(id)} |`,
  );
  const table = (letter: string) => rows.filter((row) => row.startsWith(`| ${letter}`)).join('\n');
  return `# What the platform holds against

Written by \`node --import tsx packages/repo-rules/write-requirement-coverage.ts\` from the titles of the tests; ${rows.filter(isShown).length} of ${rows.length} rows have one. Those in
\`*.fault.ts\` run in \`npm run test:faults\`, those in \`*.check.ts\` in \`npm run topology\`, the others in \`npm test\`.

## People and pages that mean harm

| id | what they do | held by | shown by |
|---|---|---|---|
${table('T')}

## What breaks beneath it

| id | what breaks | what holds | shown by |
|---|---|---|---|
${table('B')}
`;
}

function collectTests(): { ids: string[]; title: string; file: string }[] {
  return filesBelow(ROOT, '').flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE)].map(([, text = '']) => ({
      ids: [...text.matchAll(ID)].map(([, id = '']) => id),
      title: text.replace(ID, '').replace(/ {2,}/g, ' ').trim().replaceAll('|', '\\|'),
      file,
    })),
  );
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(root, path);
      return TEST_FILE.test(entry.name) ? [path] : [];
    });
}
