import { checkContainer } from './check-container.ts';
import { active, remoteRecord, shellWith } from './test-records.ts';

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
