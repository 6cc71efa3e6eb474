import { rmSync } from 'node:fs';
import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import { verifyLog } from '../registry/verify-log.ts';
import { createShellFixture, readRegistryBlock, SETTINGS } from '../test-releases.ts';
import { retire } from './retire.ts';
import { promote, rollBack } from './roll-back.ts';
import { refreshPage } from './switch-release.ts';
import { statusTable } from './tables.ts';

const request = { name: 'mfe-chat', actor: 'ren', reason: 'chat moves to another site' };
const CHAT = { name: 'mfe-chat', pages: [], slots: [] };
const { 'mfe-chat': _, ...originsWithoutChat } = SETTINGS.origins;
const WITHOUT_CHAT = { ...SETTINGS, origins: originsWithoutChat };

function publishStoreAndChat() {
  const site = createShellFixture();
  const one = site.remote('one').id;
  const two = site.remote('two').id;
  const chat = site.remote('one', { ...CHAT, events: { publishes: { 'chat:opened': 1 }, consumes: {} } }).id;
  const onPage = () => readRegistryBlock(site.page().html).remotes.map(({ name }) => name);
  return { ...site, one, two, chat, onPage };
}

describe('release retire', () => {
  it('[MF-03] takes a remote out of the page and keeps its files and history', () => {
    const { store, chat, onPage } = publishStoreAndChat();
    expect(onPage()).toEqual(['mfe-store', 'mfe-chat']);
    expect(retire(store, SETTINGS, request)).toBe(chat);
    expect(onPage()).toEqual(['mfe-store']);
    expect(store.has('mfe-chat', chat)).toBe(true);
    expect(readLog(store).at(-1)).toMatchObject({ ...request, verb: 'retire', from: chat });
    verifyLog(store);
    expect(statusTable(store)).toMatch(/retired .*\n.*\nmfe-chat +1\.0\.0 +\w{8} +ren +chat moves to another site/);
    expect(() => retire(store, SETTINGS, request)).toThrow('mfe-chat is retired');
    expect(() => rollBack(store, SETTINGS, request)).toThrow('mfe-chat is retired. Promote or publish');
  });

  it('[MF-04] lets other remotes be rolled back after the folder of a retired remote was deleted', () => {
    const { store, one, onPage } = publishStoreAndChat();
    retire(store, SETTINGS, request);
    rmSync(`${store.directory}/artifacts/mfe-chat`, { recursive: true });
    expect(rollBack(store, WITHOUT_CHAT, { name: 'mfe-store', actor: 'a', reason: 'r' })).toBe(one);
    expect(onPage()).toEqual(['mfe-store']);
    expect(statusTable(store)).toMatch(/retired .*\n.*\nmfe-chat +– /);
  });

  it('[MF-04] leaves a remote without an origin out of the page, so that the others can be released', () => {
    const { store, one, onPage } = publishStoreAndChat();
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    refreshPage(store, WITHOUT_CHAT);
    expect(onPage()).toEqual(['mfe-store']);
    expect(rollBack(store, WITHOUT_CHAT, { name: 'mfe-store', actor: 'a', reason: 'r' })).toBe(one);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('mfe-chat is not on the page'));
    warn.mockRestore();
    expect(() => retire(store, WITHOUT_CHAT, request)).not.toThrow();
  });

  it('[MF-03] brings a remote back when one of its releases is promoted or published', () => {
    const { store, chat, onPage, remote } = publishStoreAndChat();
    retire(store, SETTINGS, request);
    promote(store, SETTINGS, { ...request, to: chat });
    expect(onPage()).toEqual(['mfe-store', 'mfe-chat']);
    retire(store, SETTINGS, request);
    remote('two', { ...CHAT, isAutomatic: true });
    expect(onPage()).toEqual(['mfe-store']);
    remote('three', CHAT);
    expect(onPage()).toEqual(['mfe-store', 'mfe-chat']);
    expect(readRegistry(store).microfrontends['mfe-chat']?.earlier).toEqual([chat]);
  });

  it('rejects the shell, and a remote whose events others consume unless it is forced', () => {
    const { store, remote, onPage } = publishStoreAndChat();
    expect(() => retire(store, SETTINGS, { ...request, name: 'shell' })).toThrow('The shell cannot be retired');
    remote('three', { events: { publishes: {}, consumes: { 'chat:opened': 1 } } });
    expect(() => retire(store, SETTINGS, request)).toThrow('mfe-store consumes its event chat:opened');
    expect(onPage()).toContain('mfe-chat');
    retire(store, SETTINGS, { ...request, isForced: true });
    expect(onPage()).toEqual(['mfe-store']);
  });
});
