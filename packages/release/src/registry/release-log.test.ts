import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReleaseFixture } from '../test-releases.ts';
import { completeInterrupted } from './complete-interrupted.ts';
import { readRegistry } from './read-registry.ts';
import { readLog } from './release-log.ts';
import { verifyLog } from './verify-log.ts';

describe('readRegistry', () => {
  it('reads a store that was written with the former name of the record', () => {
    const { shell, store } = createReleaseFixture();
    shell();
    const expected = readRegistry(store);
    const { revision, microfrontends: parts } = expected;
    writeFileSync(join(store.directory, 'registry', 'state.json'), JSON.stringify({ revision, parts }));
    expect(readRegistry(store)).toEqual(expected);
  });
});

describe('registry log', () => {
  it('continues after a writer was killed in the middle of a log line', () => {
    const { shell, remote, store } = createReleaseFixture();
    shell();
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
    const { shell, remote, store } = createReleaseFixture();
    shell();
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

  it('undoes the change of an earlier version that was killed before it changed the registry', () => {
    const { shell, remote, store } = createReleaseFixture();
    shell();
    const before = readLog(store);
    const state = join(store.directory, 'registry', 'state.json');
    const pointer = join(store.directory, 'pages', 'current');
    const earlier = [state, pointer].map((file) => readFileSync(file, 'utf8'));
    remote('one');
    writeFileSync(state, String(earlier[0]));
    writeFileSync(pointer, String(earlier[1]));
    const log = join(store.directory, 'registry', 'log.jsonl');
    const [first, second = ''] = readFileSync(log, 'utf8').trim().split('\n');
    const { after: _after, page: _page, ...written } = JSON.parse(second) as Record<string, unknown>;
    writeFileSync(log, `${first}\n${JSON.stringify(written)}\n`);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(completeInterrupted(store)).toEqual(['A change that was not completed was undone: revision 2.']);
    warn.mockRestore();
    expect(readLog(store)).toEqual(before);
    expect(readFileSync(`${log}.torn`, 'utf8')).toContain('publish one');
    verifyLog(store);
  });

  it('detects changed and missing log lines', () => {
    const { shell, remote, store } = createReleaseFixture();
    shell();
    remote('one');
    verifyLog(store);
    const file = join(store.directory, 'registry', 'log.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('publish one', 'publish 0ne'));
    expect(() => verifyLog(store)).toThrow('revision 2');
    writeFileSync(file, `${readFileSync(file, 'utf8').split('\n')[0]}\n`);
    expect(() => verifyLog(store)).toThrow('The log has 1 lines, and the registry is at revision 2.');
  });
});
