import { ModuleFederation } from '@module-federation/runtime-core';
import { guardShareScope } from './guard-share-scope.ts';
import { ownShareScope } from './own-share-scope.ts';
import type { ShareScope } from './share-scope.ts';

function setUp() {
  const react = { useState: () => 'mine' };
  const dialog = { Dialog: () => null };
  const provided: ShareScope = {
    react: { '19.0.0': { get: () => () => react, from: 'shell', eager: true } },
    '@xana/ui-kit/dialog': { '1.0.0': { get: async () => () => dialog, from: 'shell' } },
  };
  return { react, dialog, provided, before: JSON.stringify(provided) };
}

const evil = { useState: () => 'evil' };
const evilEntry = { get: () => () => evil, from: 'zzz', eager: true, version: '99.0.0' };

/** What a remote gets from its scope: of the only version, or of the one that it names. */
const moduleOf = async (scope: ShareScope, name: string, version = Object.keys(scope[name] ?? {})[0] ?? '') =>
  (await scope[name]?.[version]?.get())?.();

describe('[T37] [MF-03] ownShareScope', () => {
  it('returns the modules of the shell, sealed', async () => {
    const { provided, react, dialog } = setUp();
    const scope = ownShareScope(provided);
    expect(await moduleOf(scope, 'react')).toBe(react);
    expect(await moduleOf(scope, '@xana/ui-kit/dialog')).toBe(dialog);
    expect(() => Object.assign(react, evil)).toThrow(TypeError);
    expect(() => Object.assign(dialog, { Dialog: evil })).toThrow(TypeError);
  });

  it('keeps every write of one container from the shell and from all others', async () => {
    const { provided, before, react } = setUp();
    const [mine, theirs] = [ownShareScope(provided), ownShareScope(provided)];
    const guarded = guardShareScope(provided, () => {});
    Object.assign(mine.react?.['19.0.0'] ?? {}, evilEntry);
    Object.assign(mine.react ?? {}, { '99.0.0': evilEntry });
    mine['left-pad'] = { '1.0.0': evilEntry };
    delete mine['@xana/ui-kit/dialog'];
    mine.react?.['19.0.0']?.useIn?.push('mine');
    expect(await moduleOf(mine, 'react')).toBe(evil);
    expect(Object.keys(mine)).toEqual(['react', 'left-pad']);
    for (const scope of [theirs, guarded, ownShareScope(provided)]) {
      expect(await moduleOf(scope, 'react', '19.0.0')).toBe(react);
      expect(Object.keys(scope)).toEqual(['react', '@xana/ui-kit/dialog']);
      expect(Object.keys(scope.react ?? {})).toEqual(['19.0.0']);
      expect(scope.react?.['19.0.0']?.useIn).toEqual([]);
    }
    expect(JSON.stringify(provided)).toBe(before);
  });

  it('has no prototypes, so that no name leads to an object of the page', async () => {
    const scope = ownShareScope(setUp().provided);
    for (const object of [scope, scope.react, scope.react?.['19.0.0']]) {
      expect(Object.getPrototypeOf(object)).toBeNull();
      for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
        expect(Reflect.get(object ?? {}, name)).toBeUndefined();
    }
    const polluting = JSON.parse('{"__proto__":{"1.0.0":{"polluted":true}}}') as ShareScope;
    for (const [name, versions] of Object.entries(polluting)) scope[name] = versions;
    expect(Reflect.get({}, '1.0.0')).toBeUndefined();
    Object.setPrototypeOf(scope, { react: { '99.0.0': evilEntry } });
    expect(await moduleOf(ownShareScope(setUp().provided), 'react')).toMatchObject({ useState: expect.any(Function) });
  });

  it('lets the official runtime load from it, which notes there what it loaded', async () => {
    const { provided, react } = setUp();
    const scope = ownShareScope(provided);
    const instance = new ModuleFederation({ name: 'other-tool', remotes: [], shareStrategy: 'version-first' });
    instance.initShareScopeMap('default', scope as never);
    const shareConfig = { singleton: true, requiredVersion: '^19.0.0' };
    instance.registerShared({ react: [{ version: '19.0.0', get: async () => () => evil, shareConfig }] } as never);
    const factory = await instance.loadShare('react', { customShareInfo: { shareConfig } });
    expect((factory as () => object)()).toBe(react);
    expect(scope.react?.['19.0.0']?.useIn).toEqual(['other-tool']);
    expect(Object.keys(scope.react ?? {})).toEqual(['19.0.0']);
  });
});
