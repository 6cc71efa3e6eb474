import { publishTogether } from '../commands/publish.ts';
import { promote, rollBack } from '../commands/roll-back.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { EMPTY_REGISTRY } from '../registry/registry-state.ts';
import {
  CONTRIBUTIONS,
  createReleaseFixture,
  createShellFixture,
  remoteBuild,
  SETTINGS,
  shellBuild,
} from '../test-releases.ts';
import { BASELINE_OFFER } from './baseline-offer.ts';
import { checkSwitch } from './check-switch.ts';
import { remoteRecord } from './test-records.ts';

const WEATHER = { ...BASELINE_OFFER, slots: [...BASELINE_OFFER.slots, 'home.weather'] };
const [slot] = CONTRIBUTIONS.slots;
const weatherSlot = { slot: 'home.weather', module: 'main', order: 1, height: 1, label: { en: 'Store', ja: 'ストア' } };
const request = { actor: 'mia', reason: 'it is broken' };

describe('[MF-01] checkSwitch', () => {
  it('rejects a remote with a slot that the active shell does not have, and leaves everything as it was', () => {
    const { remote, store } = createShellFixture();
    remote('one');
    const before = readRegistry(store);
    expect(() => remote('two', { version: '2.0.0', slots: [weatherSlot] })).toThrow(
      'mfe-store was not released:\n- mfe-store 2.0.0 contributes to the slot home.weather, which shell 1.0.0 does not have.',
    );
    expect(readRegistry(store)).toEqual(before);
  });

  it('rejects a rollback of the shell to a release without a slot that a remote uses, until the remote is rolled back', () => {
    const { shell, remote, store } = createReleaseFixture();
    const old = shell();
    shell({ version: '1.1.0', provides: WEATHER });
    remote('one', { version: '1.0.0' });
    remote('two', { version: '2.0.0', slots: slot ? [slot, weatherSlot] : [] });
    const back = () => rollBack(store, SETTINGS, { ...request, name: 'shell' });
    expect(back).toThrow('mfe-store 2.0.0 contributes to the slot home.weather, which shell 1.0.0 does not have.');
    rollBack(store, SETTINGS, { ...request, name: 'mfe-store' });
    expect(back()).toBe(old.id);
  });

  it('rejects a shell that drops an export of the last known good release, which its page may load', () => {
    const { shell, remote } = createShellFixture();
    remote('one', { version: '1.0.0', uses: { react: ['useState'] } });
    remote('two', { version: '2.0.0', uses: {} });
    expect(() => shell({ version: '2.0.0', provides: { ...BASELINE_OFFER, shared: { react: [] } } })).toThrow(
      'the last known good mfe-store 1.0.0 imports useState of react, which shell 2.0.0 does not provide.',
    );
  });

  it('accepts a shell and a remote that need each other when they are published together', () => {
    const { remote, store } = createShellFixture();
    remote('one', { uses: { react: ['useState'] } });
    const renamed = { ...BASELINE_OFFER, shared: { react: ['useWeather'] } };
    const together = (uses: Record<string, string[]>) =>
      publishTogether(store, SETTINGS, [
        shellBuild({ version: '2.0.0', provides: renamed }),
        remoteBuild('two', { version: '2.0.0', uses }),
      ]);
    const before = readRegistry(store);
    expect(() => together({ react: ['useRain'] })).toThrow(
      'Nothing was released:\n- mfe-store 2.0.0 imports useRain of react, which shell 2.0.0 does not provide.',
    );
    expect([readRegistry(store), store.idsOf('shell')]).toEqual([before, [before.microfrontends.shell?.active]]);
    together({ react: ['useWeather'] });
    expect(readRegistry(store).revision).toBe(before.revision + 2);
  });

  it('lists all problems at once', () => {
    const { remote } = createShellFixture();
    const files = { 'mf-manifest.json': '{}', 'remoteEntry.mjs': 'xana.federation shareKey:"left-pad"' };
    const wrong = { needs: { shell: 1, session: 2 }, files, uses: { 'left-pad': [] } };
    expect(() => remote('one', wrong)).toThrow(/federation container.*needs session 2.*imports left-pad/s);
  });

  it('rejects a release, and a rollback, that drops an event which another remote consumes', () => {
    const { remote, store } = createShellFixture();
    const silent = remote('one', { version: '1.0.0' });
    remote('two', { version: '2.0.0', events: { publishes: { 'store:priced': 1 }, consumes: {} } });
    const chat = { name: 'mfe-chat', pages: [], slots: [], version: '1.0.0' };
    remote('three', { ...chat, events: { publishes: {}, consumes: { 'store:priced': 1 } } });
    const problem = 'no longer publishes store:priced, which mfe-chat 1.0.0 consumes.';
    expect(() => remote('four', { version: '3.0.0' })).toThrow(problem);
    expect(() => promote(store, SETTINGS, { ...request, name: 'mfe-store', to: silent.id })).toThrow(problem);
  });

  it('rejects releases published together of which one drops an event that another one consumes', () => {
    const { remote, store } = createShellFixture();
    const chat = { name: 'mfe-chat', pages: [], slots: [] };
    const consumes = (version: string, events: Record<string, number>) =>
      remoteBuild(`chat ${version}`, { ...chat, version, events: { publishes: {}, consumes: events } });
    remote('one', { version: '1.0.0', events: { publishes: { 'store:priced': 1 }, consumes: {} } });
    publishTogether(store, SETTINGS, [consumes('1.0.0', { 'store:priced': 1 })]);
    const silent = remoteBuild('two', { version: '2.0.0' });
    const before = readRegistry(store);
    const together = (chatBuild: ReturnType<typeof remoteBuild>) =>
      publishTogether(store, SETTINGS, [shellBuild(), silent, chatBuild]);
    expect(() => together(consumes('1.1.0', { 'store:priced': 1 }))).toThrow(
      'Nothing was released:\n- mfe-store 2.0.0 no longer publishes store:priced, which mfe-chat 1.1.0 consumes.',
    );
    expect(readRegistry(store)).toEqual(before);
    together(consumes('1.2.0', {}));
    expect(readRegistry(store).revision).toBe(before.revision + 2);
  });

  it('allows a change of one remote while another one does not work with the shell', () => {
    const releases = [
      remoteRecord('shell', {}, { kind: 'shell', contributions: null }),
      remoteRecord('mfe-store', { slots: [weatherSlot] }),
      remoteRecord('mfe-chat'),
    ];
    const state = (chat: string) => ({
      ...EMPTY_REGISTRY,
      microfrontends: Object.fromEntries(
        releases.map(({ name }) => [
          name,
          { active: name === 'mfe-chat' ? chat : 'a', earlier: [], quarantined: [], marked: [] },
        ]),
      ),
    });
    const find = (name: string) => releases.find((release) => release.name === name) ?? remoteRecord(name);
    const change = (name: string) =>
      checkSwitch({ name, before: state('a'), after: state('b') }, { record: find, pageFallback: () => null });
    expect(change('mfe-chat')).toEqual([]);
    expect(change('mfe-store')).toHaveLength(1);
  });
});
