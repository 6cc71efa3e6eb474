import { checkSharedModules } from './check-shared-modules.ts';
import { active, fallback, remoteRecord, shellWith } from './test-records.ts';

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
