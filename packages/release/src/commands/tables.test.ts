import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createShellFixture } from '../test-releases.ts';
import { historyTable, statusTable } from './tables.ts';

describe('historyTable', () => {
  it('shows the version of each release', () => {
    const { store, remote } = createShellFixture();
    remote('one');
    remote('two', { version: '1.1.0' });
    expect(historyTable(store, 'mfe-store')).toMatch(/publish +mfe-store +1\.0\.0 .*\n.*publish +mfe-store +1\.1\.0 /);
  });

  it('shows a line whose release is no longer in the store', () => {
    const { store, remote } = createShellFixture();
    const { id } = remote('one');
    rmSync(store.pathOf('mfe-store', id), { recursive: true });
    expect(historyTable(store, 'mfe-store')).toMatch(/publish +mfe-store +– /);
  });
});

describe('statusTable', () => {
  it('[MF-04] lists releases whose record cannot be read, and shows the rest', () => {
    const { store, remote } = createShellFixture();
    const one = remote('one');
    remote('two');
    writeFileSync(join(store.pathOf('mfe-store', one.id), 'release.json'), '{"formatVersion":2}');
    const table = statusTable(store);
    expect(table).toMatch(/mfe-store +1\.0\.0-two /);
    expect(table).toMatch(new RegExp(`unreadable +release.*\\n.*\\nmfe-store +${one.id} `));
  });
});
