import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const PLATFORM = 'packages/platform-api/src/';
const IS_TEST = /\.test\.ts$|(^|\/)test-[a-z-]+\.ts$/;
const HOLDS_SQL = /^(database|migrations|seeds)\//;
/** The query builder, and its methods: `database.selectFrom(…)` needs no import. */
const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom|executeQuery)\(|from '(kysely|pg)'|\bsql(<[^`]*>)?`/;

function platformFiles(): { file: string; source: string }[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', `${PLATFORM}*.ts`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((path) => path && !IS_TEST.test(path))
    .map((path) => ({ file: path.slice(PLATFORM.length), source: readFileSync(join(ROOT, path), 'utf8') }));
}

/** What `database/` may import: they import nothing above it themselves. */
const BELOW = ['package-file.ts', 'tracing/current-span.ts', 'tracing/in-step.ts'];

/** The files of this package above `database/` that a file of it imports. */
function upwardImports(file: string, source: string): string[] {
  return [...source.matchAll(/from '(\.[^']*)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => !path.startsWith('database/') && !BELOW.includes(path));
}

it('finds SQL in database/ alone', () => {
  expect(SQL.test("await database.selectFrom('users').execute()")).toBe(true);
  expect(SQL.test('sql<boolean>`exists (select from users)`')).toBe(true);
  expect(SQL.test('await insertFollow(database, 1, 2)')).toBe(false);
  const found = platformFiles().filter(({ file, source }) => !HOLDS_SQL.test(file) && SQL.test(source));
  expect(found.map(({ file }) => file)).toEqual([]);
});

it('finds no import in database/ that leads out of it', () => {
  expect(upwardImports('database/a.ts', "import type { B } from '../platform.ts';")).toEqual(['platform.ts']);
  const found = platformFiles()
    .filter(({ file }) => file.startsWith('database/'))
    .filter(({ file, source }) => upwardImports(file, source).length > 0);
  expect(found.map(({ file }) => file)).toEqual([]);
});

/** Other areas with SQL, and the folders below all areas. */
const NO_OPERATIONS = ['jobs', 'moderation', 'official', 'operator', 'connection', 'statements'];

it('names the folders of database/ as those of operations/', () => {
  const namesIn = (folder: string) =>
    readdirSync(join(ROOT, PLATFORM, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const areas = namesIn('operations').map(({ name }) => name);
  const others = namesIn('database').filter(({ name }) => !areas.includes(name) && !NO_OPERATIONS.includes(name));
  expect(others.map(({ name }) => name)).toEqual([]);
});
