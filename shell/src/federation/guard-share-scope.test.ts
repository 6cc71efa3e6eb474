import { guardShareScope } from './guard-share-scope.ts';
import type { ShareScope } from './share-scope.ts';

function setUp() {
  const react = { useState: () => 'mine', __CLIENT_INTERNALS_DO_NOT_USE: { H: null as unknown } };
  const dialog = {
    Dialog: Object.assign(() => null, { label: 'mine' }),
    atom: { $$typeof: Symbol('memo'), type: 'mine' },
  };
  const writes: string[] = [];
  const original: ShareScope = {
    react: { '19.0.0': { get: () => () => react, from: 'shell', eager: true } },
    '@xana/ui-kit/dialog': { '1.0.0': { get: async () => () => dialog, from: 'shell', eager: false } },
  };
  const scope = guardShareScope(original, (what) => writes.push(what));
  const entry = scope.react?.['19.0.0'] as ShareScope[string][string];
  const dialogEntry = scope['@xana/ui-kit/dialog']?.['1.0.0'] as ShareScope[string][string];
  return { react, dialog, writes, scope, entry, dialogEntry };
}

describe('[T37] guardShareScope', () => {
  it('returns the modules of the shell and lets webpack mark them as loaded', async () => {
    const { entry, dialogEntry, react, dialog, writes } = setUp();
    expect(((await entry.get()) as () => object)()).toBe(react);
    expect(((await dialogEntry.get()) as () => object)()).toBe(dialog);
    Object.assign(entry, { loaded: 1 });
    expect(writes).toEqual([]);
  });

  it('rejects and reports each attempt to add, replace or remove a module', () => {
    const { scope, entry, writes } = setUp();
    const evil = { get: () => () => ({}), from: 'zzz', eager: true };
    expect(() => Object.assign(scope, { evil: {} })).toThrow(TypeError);
    expect(() => Object.assign(scope.react as object, { '99.0.0': evil })).toThrow(TypeError);
    expect(() => Object.assign(entry, { get: evil.get })).toThrow(TypeError);
    expect(() => Object.defineProperty(entry, 'get', { get: () => evil.get })).toThrow(TypeError);
    expect(() => Object.setPrototypeOf(scope, { evil: {} })).toThrow(TypeError);
    expect(Reflect.deleteProperty(scope, 'react')).toBe(false);
    expect(writes).toEqual(['evil', 'react/99.0.0', 'react/19.0.0/get', 'react/19.0.0/get', '__proto__', 'react']);
  });

  it('freezes exports and components, and keeps the internal fields of React from becoming accessors', async () => {
    const { entry, dialogEntry, react, dialog } = setUp();
    await entry.get();
    await dialogEntry.get();
    expect(() => Object.assign(react, { useState: () => 'evil' })).toThrow(TypeError);
    expect(() => Object.assign(dialog.Dialog, { label: 'evil' })).toThrow(TypeError);
    expect(() => Object.assign(dialog.atom, { type: 'evil' })).toThrow(TypeError);
    const internals = react.__CLIENT_INTERNALS_DO_NOT_USE;
    expect(() => Object.defineProperty(internals, 'H', { get: () => 'evil' })).toThrow(TypeError);
    internals.H = 'a dispatcher';
    expect(internals.H).toBe('a dispatcher');
  });
});
