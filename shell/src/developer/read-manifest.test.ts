import { readOverrideSource } from './read-manifest.ts';

const ORIGIN = 'http://localhost:3103';

function serve(body: unknown) {
  const requested: string[] = [];
  const request = async (address: string) => {
    requested.push(address);
    return JSON.stringify(body);
  };
  return { requested, request };
}
const manifest = (metaData: object, more: object = {}) => ({
  metaData: { remoteEntry: { name: 'remoteEntry.mjs', path: '' }, publicPath: 'auto', ...metaData },
  ...more,
});

describe('readOverrideSource', () => {
  it('uses a module as the entry without a request', async () => {
    const { requested, request } = serve({});
    const url = `${ORIGIN}/r0/mfe-store/1/remoteEntry.mjs`;
    expect(await readOverrideSource(url, request)).toEqual({ entry: url, version: null, contributions: null });
    expect(requested).toEqual([]);
  });

  it.each([
    [`${ORIGIN}/`, `${ORIGIN}/mf-manifest.json`],
    [`${ORIGIN}/preview/7`, `${ORIGIN}/preview/7/mf-manifest.json`],
    [`${ORIGIN}/preview/7/mf-manifest.json`, `${ORIGIN}/preview/7/mf-manifest.json`],
  ])('reads the manifest of %s', async (url, address) => {
    const contributions = { pages: [] };
    const { requested, request } = serve(manifest({ buildInfo: { buildVersion: '1.2.0' } }, { contributions }));
    expect(await readOverrideSource(url, request)).toEqual({
      entry: new URL('remoteEntry.mjs', address).href,
      version: '1.2.0',
      contributions,
    });
    expect(requested).toEqual([address]);
  });

  it('resolves the entry against the public path of the manifest', async () => {
    const { request } = serve(manifest({ publicPath: '/r0/mfe-store/1/' }));
    expect((await readOverrideSource(`${ORIGIN}/`, request)).entry).toBe(`${ORIGIN}/r0/mfe-store/1/remoteEntry.mjs`);
  });

  it('[T71] rejects a manifest that names code of another origin', async () => {
    const { request } = serve(manifest({ publicPath: 'https://evil.example/' }));
    await expect(readOverrideSource(`${ORIGIN}/`, request)).rejects.toThrow('from another origin');
  });

  it('rejects a malformed manifest', async () => {
    await expect(readOverrideSource(`${ORIGIN}/`, serve({ metaData: 7 }).request)).rejects.toThrow();
  });
});
