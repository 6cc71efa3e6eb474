import { readFile } from 'node:fs/promises';
import { menuFile } from '@xana/contracts/http/menu/menu-file';
import { checkMenu } from '../src/frame/menu/check-menu.ts';
import { fetchText } from '../src/frame/remote-text/fetch-text.ts';
import { checkFooter } from './check-footer.ts';

/** Longer files are reported, and not read without a limit. */
const MAX_LENGTH = 1_000_000;
const SITE_ORIGIN = process.env.SITE_ORIGIN ?? 'http://localhost:3000';

/** `npm run check-menu -- <file or address> …`: the header and footer of the site, as the site would show them. */
const sources = process.argv.slice(2);
if (sources.length === 0) {
  console.error(
    'Name a menu.json, a footer.en.html or a footer.ja.html: npm run check-menu -- menu.json footer.en.html',
  );
  process.exit(2);
}
for (const source of sources) {
  try {
    const text = await readSource(source, MAX_LENGTH);
    const problems = /\.html?$/.test(source.split('?')[0] ?? '')
      ? await checkFooter(text, SITE_ORIGIN)
      : readMenu(text);
    for (const problem of problems) console.error(`${source}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    else console.log(`${source} is shown completely.`);
  } catch (error) {
    console.error(`${source}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

function readMenu(text: string): string[] {
  const file = menuFile.safeParse(JSON.parse(text));
  if (!file.success)
    return ['The menu must be a list, or an object with the list in "entries" and no other field than "$schema".'];
  return checkMenu(file.data).problems.map(({ path, problem }) => (path ? `${path}: ${problem}` : problem));
}

/** What a file or an address contains. @throws Error when it cannot be read, or an address has more than `maxLength` characters */
function readSource(source: string, maxLength: number): Promise<string> {
  if (!/^https?:\/\//.test(source)) return readFile(source, 'utf8');
  return fetchText(source, { maxLength, signal: new AbortController().signal });
}
