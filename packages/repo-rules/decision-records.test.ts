import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repository-files.ts';

const FOLDER = join(ROOT, 'packages/handbook/decisions');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const records = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));

const HEADING = /^# (\d{4}) .+\n\n- Date: \d{4}-\d\d-\d\d.*\n- Status: (?:accepted|superseded|rejected)/;
const SECTIONS = ['Context', 'Decision', 'Consequences'];

it.each(records)('finds date, status and the standard sections in %s', (file) => {
  const text = read(file);
  expect(HEADING.exec(text)?.[1]).toBe(file.slice(0, 4));
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(SECTIONS);
});

it('finds each decision record in the index, once', () => {
  const listed = [...read('README.md').matchAll(/^\| \[\d{4}\]\((.+?)\)/gm)].map(([, file]) => file);
  expect(listed).toEqual(records.sort());
});
