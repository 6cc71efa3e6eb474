import { rmSync } from 'node:fs';
import { createReleaseFixture } from '../test-releases.ts';
import { historyTable } from './tables.ts';

describe('historyTable', () => {
  it('shows the version of each release', () => {
    const { store, shell, remote } = createReleaseFixture();
    shell();
    remote('one');
    remote('two', { version: '1.1.0' });
    expect(historyTable(store, 'mfe-store')).toMatch(/publish +mfe-store +1\.0\.0 .*\n.*publish +mfe-store +1\.1\.0 /);
  });

  it('shows a line whose release is no longer in the store', () => {
    const { store, shell, remote } = createReleaseFixture();
    shell();
    const { id } = remote('one');
    rmSync(store.pathOf('mfe-store', id), { recursive: true });
    expect(historyTable(store, 'mfe-store')).toMatch(/publish +mfe-store +– /);
  });
});
