import { readOverrides } from './read-overrides.ts';

const REMOTES = ['mfe-store', 'mfe-chat'];
const ORIGINS = ['http://localhost:3103', 'https://preview.xana.test'];
const read = (query: string) => readOverrides(new URLSearchParams(query), REMOTES, ORIGINS);

describe('readOverrides', () => {
  it.each(['', 'tab=events', 'mfestore=http://localhost:3103/', 'x=mfe.store'])(
    'ignores a query without the parameter: "%s"',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  it('asks for the panel without an override', () => {
    expect(read('tab=events&mfe')).toEqual({ overrides: [], problems: [], overrideOrigins: ORIGINS });
  });

  it('accepts the name of a remote with and without its prefix, from an origin of the allow-list', () => {
    const query = 'mfe.store=http://localhost:3103&mfe.mfe-chat=https://preview.xana.test/7/remoteEntry.mjs';
    expect(read(query)).toMatchObject({
      overrides: [
        { name: 'mfe-store', url: 'http://localhost:3103/' },
        { name: 'mfe-chat', url: 'https://preview.xana.test/7/remoteEntry.mjs' },
      ],
      problems: [],
    });
  });

  it('[MF-03] accepts a remote that is not on the page yet', () => {
    expect(read('mfe.daily=http://localhost:3103')).toMatchObject({
      overrides: [{ name: 'mfe-daily', url: 'http://localhost:3103/' }],
      problems: [],
    });
  });

  it.each([
    ['UNKNOWN_REMOTE', 'mfe.Shop', 'http://localhost:3103/'],
    ['UNKNOWN_REMOTE', 'mfe.session', 'http://localhost:3103/'],
    ['UNKNOWN_REMOTE', 'mfe.shell', 'http://localhost:3103/'],
    ['UNKNOWN_REMOTE', 'mfe.__proto__', 'http://localhost:3103/'],
    ['UNLISTED_ORIGIN', 'mfe.store', 'http://localhost:3104/remoteEntry.mjs'],
    ['UNLISTED_ORIGIN', 'mfe.store', 'https://localhost:3103/remoteEntry.mjs'],
    ['UNLISTED_ORIGIN', 'mfe.store', 'https://preview.xana.test.evil.example/remoteEntry.mjs'],
    ['INVALID_URL', 'mfe.store', 'http://localhost:3103@evil.example/'],
    ['INVALID_URL', 'mfe.store', 'https://user@preview.xana.test/'],
    ['INVALID_URL', 'mfe.store', 'http://localhost:3103/remoteEntry.mjs#x'],
    ['INVALID_URL', 'mfe.store', 'data:text/javascript,alert(1)'],
    ['INVALID_URL', 'mfe.store', '//localhost:3103/'],
    ['INVALID_URL', 'mfe.store', ''],
    ['INVALID_URL', 'mfe.store', `http://localhost:3103/${'x'.repeat(500)}`],
  ])('[T71] reports %s for %s=%s and applies nothing', (code, key, url) => {
    expect(read(new URLSearchParams({ [key]: url }).toString())).toMatchObject({
      overrides: [],
      problems: [{ code, url }],
    });
  });

  it('applies the first of two overrides of one remote', () => {
    expect(read('mfe.store=http://localhost:3103/a.mjs&mfe.mfe-store=http://localhost:3103/b.mjs')).toMatchObject({
      overrides: [{ name: 'mfe-store', url: 'http://localhost:3103/a.mjs' }],
      problems: [{ code: 'REPEATED_NAME', name: 'mfe-store', url: 'http://localhost:3103/b.mjs' }],
    });
  });
});
