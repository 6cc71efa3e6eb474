import { CONTRIBUTIONS } from '../test-releases.ts';
import { checkContainer, checkMajors, checkSharedModules, checkSlots } from './check-offer.ts';
import { active, fallback, remoteRecord, shellWith } from './test-records.ts';

const built = (container?: string) => active(remoteRecord('mfe-store', {}, container ? { container } : {}));

describe('[MF-01] checkContainer', () => {
  it('accepts a release from before the kind was recorded under every shell', () => {
    expect(checkContainer(built(), shellWith())).toEqual([]);
    expect(checkContainer(built(), shellWith({ containers: ['webpack', 'federation'] }))).toEqual([]);
  });

  it('rejects a container that an older shell cannot load', () => {
    expect(checkContainer(built('federation'), shellWith())).toEqual([
      'mfe-store 2.0.0 is built as a federation container, which shell 1.0.0 cannot load.',
    ]);
    expect(checkContainer(built('federation'), shellWith({ containers: ['federation'] }))).toEqual([]);
  });
});

const needing = (needs: { shell: number; session: number; kit?: number }) =>
  active(remoteRecord('mfe-store', { needs }));

describe('[MF-01] checkMajors', () => {
  it('accepts equal majors; a remote that does not declare a kit needs kit 1', () => {
    expect(checkMajors(needing({ shell: 1, session: 1 }), shellWith())).toEqual([]);
    expect(
      checkMajors(needing({ shell: 1, session: 1 }), shellWith({ majors: { shell: 1, session: 1, kit: 2 } })),
    ).toEqual(['mfe-store 2.0.0 needs kit 1; shell 1.0.0 has kit 2.']);
  });

  it.each([
    [{ shell: 2, session: 1 }, 'needs shell 2; shell 1.0.0 has shell 1.'],
    [{ shell: 1, session: 2 }, 'needs session 2; shell 1.0.0 has session 1.'],
    [{ shell: 1, session: 1, kit: 2 }, 'needs kit 2; shell 1.0.0 has kit 1.'],
  ])('rejects %j', (needs, problem) => {
    expect(checkMajors(needing(needs), shellWith())).toEqual([`mfe-store 2.0.0 ${problem}`]);
  });
});

const slots = ['sidebar.balances', 'home.weather', 'home.weather'].map((slot) => ({
  ...CONTRIBUTIONS.slots[0],
  slot,
  module: 'main',
  order: 1,
  height: 1,
  label: { en: '', ja: '' },
}));
const contributing = remoteRecord('mfe-store', { slots });

describe('[MF-01] checkSlots', () => {
  it('names each slot that the shell does not have once', () => {
    expect(checkSlots(active(contributing), shellWith())).toEqual([
      'mfe-store 2.0.0 contributes to the slot home.weather, which shell 1.0.0 does not have.',
    ]);
  });

  it('accepts slots that the shell has, and those of a fallback, which are not used', () => {
    expect(checkSlots(active(contributing), shellWith({ slots: ['sidebar.balances', 'home.weather'] }))).toEqual([]);
    expect(checkSlots(fallback(contributing), shellWith())).toEqual([]);
  });
});

const using = (uses: Record<string, string[]>) => remoteRecord('mfe-store', {}, { uses });

describe('[MF-06] checkSharedModules', () => {
  it('accepts exports that the shell provides, and a release whose imports are not recorded', () => {
    expect(
      checkSharedModules(active(using({ react: ['useState', 'default'], '@xana/i18n': [] })), shellWith()),
    ).toEqual([]);
    expect(checkSharedModules(active(remoteRecord('mfe-store')), shellWith())).toEqual([]);
  });

  it('names modules and exports that the shell does not provide', () => {
    const record = using({
      '@xana/ui-kit/chart': ['Chart'],
      '@xana/ui-kit/tabs': ['Tabs', 'TabBar', 'TabRow'],
      toString: [],
    });
    expect(checkSharedModules(active(record), shellWith())).toEqual([
      'mfe-store 2.0.0 imports @xana/ui-kit/chart, which shell 1.0.0 does not provide.',
      'mfe-store 2.0.0 imports TabBar, TabRow of @xana/ui-kit/tabs, which shell 1.0.0 does not provide.',
      'mfe-store 2.0.0 imports toString, which shell 1.0.0 does not provide.',
    ]);
  });

  it('checks the fallback too, because the page may load it', () => {
    expect(checkSharedModules(fallback(using({ react: ['useWeather'] })), shellWith())).toEqual([
      'the last known good mfe-store 2.0.0 imports useWeather of react, which shell 1.0.0 does not provide.',
    ]);
  });
});
