import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { useTestServer } from '../../test/test-server.ts';

const folder = createTempDirectory('static');
const server = useTestServer({ staticFiles: folder });

const get = async (name: string, headers: Record<string, string> = {}) => {
  const {
    statusCode,
    payload,
    headers: answered,
  } = await server.server.hosts.api.inject({
    url: `/static/${name}?t=1`,
    headers,
  });
  return { status: statusCode, text: payload, headers: answered };
};
const save = (name: string, text: string) => writeFileSync(join(folder, name), text);

describe('[HD-02] [LY-02] menu and footer files', () => {
  it('serves the built-in files with an ETag for revalidation', async () => {
    for (const name of ['menu.json', 'footer.en.html']) {
      const { status, headers } = await get(name);
      expect([status, headers['cache-control']]).toEqual([200, 'public, no-cache']);
      expect(await get(name, { 'if-none-match': String(headers.etag) })).toMatchObject({ status: 304, text: '' });
    }
  });

  it('serves an operator file as soon as it is saved, and the built-in one after it is removed', async () => {
    const { headers } = await get('menu.json');
    save('menu.json', '[{"title":"Mine"}]');
    const changed = await get('menu.json', { 'if-none-match': String(headers.etag) });
    expect([changed.status, changed.text]).toEqual([200, '[{"title":"Mine"}]']);
    save('menu.json', '[{"title":"Yours"}]');
    expect((await get('menu.json')).text).toContain('Yours');
    rmSync(join(folder, 'menu.json'));
    expect((await get('menu.json')).headers.etag).toBe(headers.etag);
  });

  it('sends the list alone of a menu that names the schema for the editor, and serves that schema', async () => {
    save('menu.json', '{ "$schema": "menu.schema.json", "entries": [{ "itemName": "Home", "link": "/" }] }');
    expect((await get('menu.json')).text).toBe('[{"itemName":"Home","link":"/"}]');
    expect(JSON.parse((await get('menu.schema.json')).text)).toMatchObject({ title: 'Menu of the header' });
    rmSync(join(folder, 'menu.json'));
  });

  it('serves the built-in file when the operator file is invalid from the start', async () => {
    save('footer.ja.html', ' ');
    const { status, text } = await get('footer.ja.html');
    expect([status, text.length > 100]).toEqual([200, true]);
  });

  it.each([
    ['menu.json', '[{"title":'],
    ['menu.json', '{"title":"no list"}'],
    ['menu.json', '{"entries":{}}'],
    ['menu.json', ''],
    ['footer.en.html', '   '],
    ['footer.en.html', 'x'.repeat(200_001)],
  ])('keeps serving the last valid version of %s when it becomes %j', async (name, text) => {
    save(name, name === 'menu.json' ? '[]' : '<p>Sound</p>');
    const sound = await get(name);
    save(name, text);
    expect(await get(name)).toMatchObject({ status: 200, text: sound.text });
    expect(await get(name)).toMatchObject({ status: 200, text: sound.text });
    save(name, name === 'menu.json' ? '[{}]' : '<p>Sound again</p>');
    expect((await get(name)).text).not.toBe(sound.text);
  });
});
