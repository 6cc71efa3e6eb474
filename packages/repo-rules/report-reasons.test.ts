import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT_CATEGORIES } from '@xana/contracts/http/social/report-categories';
import { ROOT } from './repository-files.ts';

const FORM = 'mfe-profile/src/shared/report-content/phrases';
const CONSOLE = 'packages/platform-api/src/operator/host/phrases';

/** The text of one phrase in a file of phrases. */
const textOf = (file: string, key: string): string | undefined =>
  new RegExp(`^ *'?${key.replaceAll('.', '\\.')}'?: '(.*)',$`, 'm').exec(readFileSync(join(ROOT, file), 'utf8'))?.[1];

it.each([
  ['en', 'phrases'],
  ['ja', 'ja'],
])('names the reasons of a report the same in the form and in the console (%s)', (locale, file) => {
  for (const category of REPORT_CATEGORIES) {
    const written = textOf(`${FORM}/${file}.ts`, `report.category.${category}`);
    expect(written).toBeTruthy();
    expect(textOf(`${CONSOLE}/${locale}.ts`, category)).toBe(written);
  }
});
