import { readRegistry } from '../registry/read-registry.ts';
import { createShellFixture } from '../test-releases.ts';
import { checkShared } from './check-shared.ts';

/** From a build of a remote whose shared modules are not declared with `import: false`. */
const REGISTERING =
  's=(e,t,a,n)=>{const r=i[e]||={},o=r[t];(!o||!o.loaded&&(!n!=!o.eager?n:l>o.from))&&(r[t]={get:a,from:l,eager:!!n})}';
/** From official builds of a remote: that only consumes, that provides React, and that bundles a copy of its own. */
const CONSUMING =
  'a.federation.initOptions.shared={},a.S={};x={170:{shareScope:["default"],singleton:!0,requiredVersion:!1,eager:!1,layer:void 0,shareKey:"react"}}';
const PROVIDING = 'a.federation.initOptions.shared={react:[{version:"19.3.1",get:()=>a.e(923).then(()=>()=>a(923))}]}';
const WITH_COPY = 'x={483:{fallback:()=>a.e(923).then(()=>()=>a(923)),shareScope:["default"],shareKey:"react"}}';
const files = (content: string) => new Map([['remoteEntry.mjs', Buffer.from(content)]]);

describe('[T37] checkShared', () => {
  it('accepts a build that only consumes shared modules', () => {
    expect(checkShared([], files('export{get,init};const e={get:a,from:l}'))).toEqual([]);
    expect(checkShared([], files(CONSUMING))).toEqual([]);
  });

  it('rejects a build that reports a provided module', () => {
    expect(checkShared(['react'], files(''))).toEqual([expect.stringContaining('provides the shared module react')]);
  });

  it.each([REGISTERING, PROVIDING, WITH_COPY])(
    'rejects a build that registers modules without reporting them: %#',
    (code) => {
      expect(checkShared([], files(code))).toEqual([expect.stringContaining('remoteEntry.mjs puts modules into')]);
    },
  );

  it('publishes nothing of a remote that provides a shared module', () => {
    const { remote, store } = createShellFixture();
    const before = readRegistry(store);
    expect(() => remote('one', { provided: ['react'] })).toThrow(
      'mfe-store was not published:\n- it provides the shared',
    );
    expect(() => remote('one', { files: { 'evil.mjs': REGISTERING } })).toThrow('evil.mjs puts modules');
    expect([readRegistry(store), store.idsOf('mfe-store')]).toEqual([before, []]);
  });
});
