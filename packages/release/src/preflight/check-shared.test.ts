import { readRegistry } from '../registry/read-registry.ts';
import { createReleaseFixture } from '../test-releases.ts';
import { checkShared } from './check-shared.ts';

/** From a build of a remote whose shared modules are not declared with `import: false`. */
const REGISTERING =
  's=(e,t,a,n)=>{const r=i[e]||={},o=r[t];(!o||!o.loaded&&(!n!=!o.eager?n:l>o.from))&&(r[t]={get:a,from:l,eager:!!n})}';
const files = (content: string) => new Map([['remoteEntry.mjs', Buffer.from(content)]]);

describe('[T37] checkShared', () => {
  it('accepts a build that only consumes shared modules', () => {
    expect(checkShared([], files('export{get,init};const e={get:a,from:l}'))).toEqual([]);
  });

  it('rejects a build that reports a provided module', () => {
    expect(checkShared(['react'], files(''))).toEqual([expect.stringContaining('provides the shared module react')]);
  });

  it('rejects a build that registers modules without reporting them', () => {
    expect(checkShared([], files(REGISTERING))).toEqual([expect.stringContaining('remoteEntry.mjs puts modules into')]);
  });

  it('publishes nothing of a remote that provides a shared module', () => {
    const { shell, remote, store } = createReleaseFixture();
    shell();
    const before = readRegistry(store);
    expect(() => remote('one', { provided: ['react'] })).toThrow(
      'mfe-store was not published:\n- it provides the shared',
    );
    expect(() => remote('one', { files: { 'evil.mjs': REGISTERING } })).toThrow('evil.mjs puts modules');
    expect([readRegistry(store), store.idsOf('mfe-store')]).toEqual([before, []]);
  });
});
