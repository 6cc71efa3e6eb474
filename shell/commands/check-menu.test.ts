import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';

const ROOT = join(import.meta.dirname, '../..');
const LOADER = join(ROOT, 'packages/local-site/node_modules/tsx/dist/loader.mjs');

function check(...sources: string[]) {
  const args = ['--import', `file://${LOADER}`, join(import.meta.dirname, 'check-menu.ts'), ...sources];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

function write(name: string, text: string): string {
  const file = join(createTempDirectory('menu'), name);
  writeFileSync(file, text);
  return file;
}

describe('npm run check-menu', () => {
  it('[HD-02] [LY-02] finds nothing wrong with the files that the platform serves', () => {
    const files = ['menu.json', 'footer.en.html', 'footer.ja.html'].map((name) =>
      join(ROOT, 'packages/platform-api/public', name),
    );
    expect(check(...files)).toEqual({ status: 0, lines: files.map((file) => `${file} is shown completely.`) });
  });

  it('[HD-14] names what the header would leave out of a menu, and fails', () => {
    const menu = write('menu.json', '[{"itemName":"Home","link":"/"},{"itemName":"Bad","link":"javascript:x"}]');
    expect(check(menu)).toEqual({
      status: 1,
      lines: [`${menu}: [1].link: must be a path of this site or begin with https://`],
    });
  });

  it('[HD-02] checks the entries of a menu that names its schema, and names what else such a file has', () => {
    const entries = [{ itemName: 'Home', link: '/' }];
    const menu = write('menu.json', JSON.stringify({ $schema: 'menu.schema.json', entries }));
    expect(check(menu)).toEqual({ status: 0, lines: [`${menu} is shown completely.`] });
    const other = check(write('menu.json', JSON.stringify({ entries, footer: [] })));
    expect([other.status, other.lines[0]]).toEqual([1, expect.stringContaining('The menu must be a list')]);
  });

  it('[LY-02] names what the footer would leave out, and fails', () => {
    const footer = write(
      'footer.en.html',
      '<p onclick="x()">Hello</p><script>x</script><a href="//evil.test">Evil</a>',
    );
    const { status, lines } = check(footer);
    expect(status).toBe(1);
    expect(lines).toEqual([
      `${footer}: onclick="x()" is left out of <p>Hello.`,
      `${footer}: <script> is not allowed: x.`,
      `${footer}: href="//evil.test" is left out of <a>.`,
    ]);
  });

  it('[HD-07] [LY-03] fails for a file that is not there or not JSON, and for a footer without a text', () => {
    expect(check('/no/such/menu.json').status).toBe(1);
    expect(check(write('menu.json', '{')).status).toBe(1);
    expect(check(write('footer.ja.html', '<p> </p>')).lines[0]).toContain('it must have a text');
  });
});
