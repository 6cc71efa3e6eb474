import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

/** The English texts use one term for each concept: the refused spelling, and the term. */
const TERMS: readonly [refused: RegExp, term: string][] = [
  [/\b[Kk]inds?\b(?!\}\})/, 'type'],
  [/\b(?:[Ee]very|[Nn]o|[Aa]ny|[Ss]ome)body\b/, 'everyone, no one, anyone, someone'],
  [/\b[Ss]ign(?:ed|ing)? (?:in|out|up)\b|\b[Ll]og(?:ged|ging)? (?:on|off)\b/, 'log in, log out'],
  [/\b[Cc]ancel(?:ed|ing)\b|\b[Ff]avorite|\b[Cc]olor\b/, 'cancelled, favourite, colour'],
  [/\banytime\b|\bany more\b/, 'at any time, no longer'],
  [/\b[Rr]etry\b/, 'Try again'],
  [/\b[Ww]orlds?\b/, 'space'],
  [
    /\b[Nn]otifications? of (?:this|a|web)|\b[Mm]essages of\b|\bwindow of\b/,
    'notifications from, messages from, the … window',
  ],
];

/** What a rule refuses wherever it is, with its reason. */
const MARKS: readonly [refused: RegExp, reason: string][] = [
  [/ …|\.\.\./, 'an ellipsis is … without a space before it'],
  [/['"]/, 'quotation marks are “ ” and ’'],
  [/’(?:re|ve|ll|t|m|d)\b/, 'contractions are written out'],
  [/ - /, 'a dash is –, a minus sign −'],
  [/\}\} [%‰]/, 'no space before % and ‰'],
  [/^(?:Copy|Clear|Skip to) the\b/, 'a button has no article: Copy link'],
  [/^[^.]*could not be \w+\.$/, 'a title has no full stop'],
  [/[.?!] [A-Z](?!.*[.!?…:)}”]$)(?!ry again$)/, 'the last of several sentences has a full stop'],
];

/** The codes of errors have no full stop, and some texts are given by the product specification. */
const isOfCodes = (file: string): boolean => /i18n\/src\/(?:errors|messages)\//.test(file);
const GIVEN = ['Make Sure the chain in wallet is same as per current chain', 'XANA moderation'];

/** The values of the file: `key: 'value'`, on one line or on two. */
const textsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^\s+(?:'[^']+'|\w+):\s*(?:'([^'\n]*)'|"([^"\n]*)")/gm)]
    .map(([, single, double]) => single ?? double ?? '')
    .filter((text) => !GIVEN.includes(text));

const FILES = listRepositoryFiles().filter(
  (file) =>
    /\/(?:en|[a-z-]*phrases)\.ts$/.test(file) && !file.includes('/terms/text/') && !file.includes('/tag-labels/'),
);

it('finds one English term for each concept in the phrases', () => {
  const others = FILES.flatMap((file) =>
    textsOf(file).flatMap((text) =>
      TERMS.filter(([refused]) => refused.test(text)).map(([, term]) => `${file}: “${text}” → ${term}`),
    ),
  );
  expect(others).toEqual([]);
});

it('finds one punctuation in the English phrases', () => {
  const others = FILES.flatMap((file) =>
    textsOf(file).flatMap((text) =>
      MARKS.filter(([refused], index) => refused.test(text) && !(isOfCodes(file) && index === MARKS.length - 1)).map(
        ([, reason]) => `${file}: “${text}”: ${reason}`,
      ),
    ),
  );
  expect(others).toEqual([]);
});

it('reads the phrases of all files', () => {
  expect(FILES.length).toBeGreaterThan(50);
  expect(FILES.flatMap(textsOf).length).toBeGreaterThan(1_500);
});
