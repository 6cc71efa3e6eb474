import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReleaseFixture } from '../test-releases.ts';
import { readRegistry } from './read-registry.ts';
import { readLog, verifyLog } from './release-log.ts';

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

  it('ignores a log line whose writer was killed before it made the change', () => {
    const { shell, remote, store } = createReleaseFixture();
    shell();
    remote('one');
    const before = readLog(store);
    const state = join(store.directory, 'registry', 'state.json');
    const earlier = readFileSync(state, 'utf8');
    remote('two');
    writeFileSync(state, earlier);
    expect(readLog(store)).toEqual(before);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    remote('three');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('not completed'));
    warn.mockRestore();
    verifyLog(store);
    expect(readLog(store).map(({ revision }) => revision)).toEqual([
      ...before.map(({ revision }) => revision),
      before.length + 1,
    ]);
    expect(readFileSync(join(store.directory, 'registry', 'log.jsonl.torn'), 'utf8')).toContain('publish two');
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
