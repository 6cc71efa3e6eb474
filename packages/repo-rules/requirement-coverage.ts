import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const LEDGER = join(ROOT, 'packages/handbook/requirements-ledger.json');
export const PAGE = join(ROOT, 'packages/handbook/requirements.md');

const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const TITLE =
  /(?:\bit|\btest|describe)(?:\.each\([\s\S]*?\n\s*\])?(?:\s*as const\s*\))?\(?\s*\(?['"`]((?:\[[A-Z]{2}-\d\d\]\s*)+[^'"`]*)/g;
const IGNORED = new Set(['node_modules', 'dist', '.git', '.local', 'results']);

/** Every row of the ledger with the tests whose titles carry its id. */
export function coveragePage(): string {
  const ledger = JSON.parse(readFileSync(LEDGER, 'utf8')) as Record<string, string>;
  const tests = collectTests();
  const rows = Object.entries(ledger).map(([id, text]) => {
    const shown = tests.filter(({ ids }) => ids.includes(id)).map(({ file, title }) => `${title} (\`${file}\`)`);
    return `| ${id} | ${text} | ${shown.join('<br>') || '–'} |`;
  });
  const covered = rows.filter((row) => !row.endsWith('| – |')).length;
  return `# Requirements and their tests

Written by \`node --import tsx packages/repo-rules/write-requirement-coverage.ts\` from the titles of the tests. ${covered} of ${rows.length} rows have a test; the
others are not built yet, or only in part.

| id | requirement | shown by |
|---|---|---|
${rows.join('\n')}
`;
}

export function writeCoveragePage(): void {
  writeFileSync(PAGE, coveragePage());
}

function collectTests(): { ids: string[]; title: string; file: string }[] {
  return filesBelow(ROOT, '').flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE)].map(([, text = '']) => ({
      ids: [...text.matchAll(/\[([A-Z]{2}-\d\d)\]/g)].map(([, id = '']) => id),
      title: text.replace(/\[[A-Z]{2}-\d\d\]\s*/g, '').replaceAll('|', '\\|'),
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
