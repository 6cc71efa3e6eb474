import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { isSafePattern } from 'redos-detector';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

interface Pattern {
  pattern: string;
  flags: string;
}

/** Every pattern that a file writes down. */
function patternsIn(source: string, isTsx: boolean): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type } = node as { type?: string };
    if (type === 'RegExpLiteral') found.push(node as unknown as Pattern);
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: isTsx }));
  return found;
}

/** So many ways at most of reading one text, and whatever the text. */
const WAYS = 200;
/** What cannot grow long: a number's last digits, our own style sheets, hosts of the configuration. */
const BOUNDED = new Set([
  'packages/i18n/src/formats/numbers.ts: /0+$/',
  'packages/wallet/src/amounts/amounts.ts: /0+$/',
  'packages/local-site/src/build-microfrontends.ts: /\\/\\*.*?\\*\\/|\\s+/',
  'packages/release/src/page/page-html.ts: /url\\("([\\w.-]+)"\\)/',
]);
const isLinear = ({ pattern, flags }: Pattern) =>
  !canRepeat(pattern) ||
  isSafePattern(simplified(pattern), { maxScore: WAYS, caseInsensitive: flags.includes('i') }).safe;
/**
 * Without a repetition and with few optional groups, a pattern reads a bounded number of characters in a bounded number of ways. The
 * finder would take seconds for lists of words.
 */
function canRepeat(pattern: string): boolean {
  const operators = pattern.replace(/\\./gu, '').replace(/\[[^\]]*\]/gu, '');
  const optional = operators.replaceAll('(?', '(').split('?').length - 1;
  return /[*+{]/.test(operators) || optional > 5;
}
/** Without what the finder cannot read and what makes nothing slower: names of groups, classes by property, long escapes. */
const simplified = (pattern: string) =>
  pattern
    .replace(/\(\?<(?![=!])\w+>/g, '(')
    .replace(/\\p\{[\w=]+\}/gu, 'a-z')
    .replace(/\\u\{\w+\}/gu, 'ー')
    .replace(/[^\x20-\x7e]/gu, 'ー');

it('[T28] detects a regular expression with super-linear run time (ReDoS)', () => {
  expect(patternsIn('const one = /^(a+)+$/;', false).every(isLinear)).toBe(false);
  expect(patternsIn('const one = /^a?a?a?a?a?a?a?a?$/;', false).every(isLinear)).toBe(false);
  expect(patternsIn('const one = [/^[a-z]+$/, /one|two[+*]?/];', false).every(isLinear)).toBe(true);
});

it('[T28] finds only regular expressions with linear run time in this repository', () => {
  const files = listRepositoryFiles().filter(
    (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test-[\w-]+\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const slow = files.flatMap((file) =>
    patternsIn(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x'))
      .filter((pattern) => !isLinear(pattern))
      .map(({ pattern }) => `${file}: /${pattern}/`),
  );
  expect(slow.filter((each) => !BOUNDED.has(each))).toEqual([]);
});
