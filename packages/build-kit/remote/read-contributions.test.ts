import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContributions } from './read-contributions.ts';

const directory = mkdtempSync(join(tmpdir(), 'xana-remote-'));
const save = (code: string) => writeFileSync(join(directory, 'remote.config.ts'), code);

describe('readContributions', () => {
  it('[MF-03] returns each saved state of remote.config.ts, and of the files that it imports', async () => {
    writeFileSync(join(directory, 'title.ts'), "export const title = 'First';");
    save("import { title } from './title.ts'; export const remote = { name: 'mfe-a', pages: [{ title }] };");
    expect(await readContributions(directory)).toMatchObject({ pages: [{ title: 'First' }] });
    writeFileSync(join(directory, 'title.ts'), "export const title: string = 'Second';");
    expect(await readContributions(directory)).toMatchObject({ pages: [{ title: 'Second' }] });
  });

  it.each([
    ['export const remote = {\n  name: \n};', /remote\.config\.ts:3:0: ERROR: Unexpected "}"/],
    ["throw new Error('no owner');", /^xana-remote-\w+\/remote\.config\.ts: no owner$/],
    ['export const other = {};', /remote\.config\.ts: it exports no `remote`$/],
  ])('rejects %j with the file and the reason', async (code, message) => {
    save(code);
    await expect(readContributions(directory)).rejects.toThrow(message);
  });
});
