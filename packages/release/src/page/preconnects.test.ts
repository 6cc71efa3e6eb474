import { preconnectHeader, preconnectLink, preconnectsOf } from './preconnects.ts';

const settingsWith = (origins: Record<string, string>, media = 'https://media.test') =>
  ({
    config: { origins: { site: 'https://xana.test', api: 'https://api.test', media } },
    origins,
  }) as unknown as Parameters<typeof preconnectsOf>[0];

describe('preconnectsOf', () => {
  it('names each origin once, and pictures with cookies as an img requests them', () => {
    const shared = { shell: 'https://xana.test', 'mfe-a': 'https://cdn.test', 'mfe-b': 'https://cdn.test' };
    expect(preconnectsOf(settingsWith(shared))).toEqual([
      { origin: 'https://cdn.test', isAnonymous: true },
      { origin: 'https://api.test', isAnonymous: true },
      { origin: 'https://media.test', isAnonymous: false },
    ]);
  });

  it('leaves out the site, which the browser is connected to', () => {
    const own = { shell: 'https://xana.test', 'mfe-a': 'https://xana.test' };
    expect(preconnectsOf(settingsWith(own, 'https://xana.test'))).toEqual([
      { origin: 'https://api.test', isAnonymous: true },
    ]);
  });

  it('is a link and a header', () => {
    const preconnects = preconnectsOf(settingsWith({}));
    expect(preconnects.map(preconnectLink)).toEqual([
      '<link rel="preconnect" href="https://api.test" crossorigin>',
      '<link rel="preconnect" href="https://media.test">',
    ]);
    expect(preconnectHeader(preconnects)).toBe(
      '<https://api.test>; rel=preconnect; crossorigin, <https://media.test>; rel=preconnect',
    );
  });
});
