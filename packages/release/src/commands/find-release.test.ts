import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '../registry/read-registry.ts';
import { createShellFixture } from '../test-releases.ts';
import { findRelease } from './find-release.ts';

function publishTwo() {
  const { remote, store } = createShellFixture();
  const one = remote('one').id;
  const two = remote('two', { version: '7.0.0' }).id;
  const find = (wanted: string) => findRelease(store, readRegistry(store), { name: 'mfe-store', wanted });
  return { store, one, two, find };
}

describe('findRelease', () => {
  it('[MF-04] finds a release by its exact version or by at least 6 characters of its id', () => {
    const { one, two, find } = publishTwo();
    expect(find('7.0.0')).toBe(two);
    expect(find(one.slice(0, 6))).toBe(one);
    expect(find(one)).toBe(one);
    for (const wanted of [one.slice(0, 5), one.slice(0, 1), '7', '7.0', ''])
      expect(() => find(wanted)).toThrow(`no release "${wanted}". Give an exact version or at least 6 characters`);
  });

  it('[MF-04] lists the candidates of an ambiguous version with version, date and reason', () => {
    const { store, one, two, find } = publishTwo();
    const folder = store.pathOf('mfe-store', two);
    writeFileSync(
      join(folder, 'release.json'),
      JSON.stringify({ ...store.record('mfe-store', two), version: '1.0.0' }),
    );
    expect(() => find('1.0.0')).toThrow(/"1\.0\.0" matches 2 releases/);
    for (const [id, code] of [
      [one, 'one'],
      [two, 'two'],
    ])
      expect(() => find('1.0.0')).toThrow(
        new RegExp(`${id}  1\\.0\\.0  20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d  publish ${code}`),
      );
  });

  it('[MF-04] ignores the folder that a killed writer left behind', () => {
    const { store, two, find } = publishTwo();
    cpSync(store.pathOf('mfe-store', two), `${store.pathOf('mfe-store', two)}.part`, { recursive: true });
    expect(find(two.slice(0, 8))).toBe(two);
    expect(find('7.0.0')).toBe(two);
  });

  it('[MF-04] finds other releases when the record of one cannot be read', () => {
    const { store, one, two, find } = publishTwo();
    writeFileSync(join(store.pathOf('mfe-store', one), 'release.json'), 'not JSON');
    expect(find('7.0.0')).toBe(two);
    expect(() => find(one)).toThrow(`The record of mfe-store@${one} cannot be read`);
  });
});
