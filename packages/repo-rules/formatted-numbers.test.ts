import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const ROOT = join(__dirname, '../..');
/** Names of counts. */
const IS_COUNT = /(count|total|visits)$/i;
/** Only the formatters of `@xana/i18n` format numbers and times in both languages. */
const OWN_FORMAT = /\btoLocale(?:Date|Time)?String\(|\bIntl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat)\b/;

type Node = Record<string, unknown> & { type?: string };

/** Counts that JSX renders unformatted, in a child or in a template text. */
function rawCountsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, expression, expressions, children } = node as Node;
    if (type === 'JSXElement' || type === 'JSXFragment') {
      for (const child of children as Node[]) {
        if (child.type === 'JSXExpressionContainer') found.push(...countNames(child.expression as Node));
      }
    }
    if (type === 'TemplateLiteral') found.push(...(expressions as Node[]).flatMap(countNames));
    if (type === 'JSXExpressionContainer') visit(expression);
    else for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }));
  return found;
}

function countNames(node: Node): string[] {
  const name = node.type === 'MemberExpression' ? (node.property as Node).value : node.value;
  const isName = node.type === 'Identifier' || node.type === 'MemberExpression';
  return isName && typeof name === 'string' && IS_COUNT.test(name) ? [name] : [];
}

function screens(): { file: string; source: string }[] {
  const folders = ['mfe-*/src/*.ts*', 'shell/src/*.ts*', 'packages/ui-kit/src/*.ts*', 'packages/remote-kit/src/*.ts*'];
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return files.map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));
}

it('[WL-09] finds a count that is shown without a formatter', () => {
  expect(rawCountsIn('const a = <b>{row.followerCount}</b>;')).toEqual(['followerCount']);
  const inText = ['const a = <b aria-label={`$', '{count} people`} />;'].join('');
  expect(rawCountsIn(inText)).toEqual(['count']);
  expect(rawCountsIn('const a = <b count={count}>{formats.number(count)}</b>;')).toEqual([]);
});

it('[WL-09] shows every count of a screen through a phrase or a formatter', () => {
  const all = screens();
  expect(all.length).toBeGreaterThan(150);
  const raw = all
    .filter(({ file }) => file.endsWith('x'))
    .map(({ file, source }) => [file, rawCountsIn(source)] as const);
  expect(raw.filter(([, names]) => names.length > 0)).toEqual([]);
});

it('[PR-08] formats no number, date or time outside of the shared formatters', () => {
  expect(OWN_FORMAT.test('new Intl.DateTimeFormat(locale)')).toBe(true);
  expect(
    screens()
      .filter(({ source }) => OWN_FORMAT.test(source))
      .map(({ file }) => file),
  ).toEqual([]);
});
