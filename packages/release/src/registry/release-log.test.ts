import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createShellFixture } from '../test-releases.ts';
import { completeInterrupted } from './complete-interrupted.ts';
import { readRegistry } from './read-registry.ts';
import { readLog } from './release-log.ts';
import { verifyLog } from './verify-log.ts';

describe('registry log', () => {
  it('continues after a writer was killed in the middle of a log line', () => {
    const { remote, store } = createShellFixture();
    remote('one');
    const file = join(store.directory, 'registry', 'log.jsonl');
    const before = readLog(store);
    appendFileSync(file, '{"revision":3,"verb":"publ');
    expect(readLog(store)).toEqual(before);
    verifyLog(store);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    remote('two');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    verifyLog(store);
    expect(readLog(store)).toHaveLength(before.length + 1);
    expect(readFileSync(`${file}.torn`, 'utf8')).toBe('{"revision":3,"verb":"publ\n');
  });

  it('[MF-04] completes the change of a writer that was killed after the log line', () => {
    const { remote, store } = createShellFixture();
    remote('one');
    const state = join(store.directory, 'registry', 'state.json');
    const pointer = join(store.directory, 'pages', 'current');
    const earlier = [state, pointer].map((file) => readFileSync(file, 'utf8'));
    const { id } = remote('two');
    const later = [state, pointer].map((file) => readFileSync(file, 'utf8'));
    writeFileSync(state, String(earlier[0]));
    writeFileSync(pointer, String(earlier[1]));
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(completeInterrupted(store)).toHaveLength(2);
    expect(warn).toHaveBeenCalledWith('The interrupted publish of mfe-store by mia (revision 3) was completed.');
    warn.mockRestore();
    expect([state, pointer].map((file) => readFileSync(file, 'utf8'))).toEqual(later);
    expect(readRegistry(store).microfrontends['mfe-store']?.active).toBe(id);
    verifyLog(store);
  });

  it('detects changed and missing log lines', () => {
    const { remote, store } = createShellFixture();
    remote('one');
    verifyLog(store);
    const file = join(store.directory, 'registry', 'log.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('publish one', 'publish 0ne'));
    expect(() => verifyLog(store)).toThrow('revision 2');
    writeFileSync(file, `${readFileSync(file, 'utf8').split('\n')[0]}\n`);
    expect(() => verifyLog(store)).toThrow('The log has 1 lines, and the registry is at revision 2.');
  });
});
