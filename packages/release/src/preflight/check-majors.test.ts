import { checkMajors } from './check-majors.ts';
import { active, remoteRecord, shellWith } from './test-records.ts';

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
