import { screen } from '@testing-library/react';
import type { DeskRelease } from '@xana/contracts/releases/desk';
import { RELEASE, renderInDesk } from '../test-desk.tsx';
import { ReleaseList } from './release-list.tsx';

function show(attestation: DeskRelease['attestation']) {
  const provenance = { repository: 'xana/mfe-store', workflow: null, run: '7/1' };
  const release = { ...RELEASE, provenance, attestation };
  return renderInDesk(<ReleaseList name="mfe-store" releases={[release]} active={release.id} />).container.textContent;
}

/** @param repository of the workflow */
const builtBy = (repository: string) => ({
  repository: 'xana/mfe-store',
  commit: 'abcdef0123456789',
  workflow: `https://github.com/${repository}/.github/workflows/release.yml@refs/heads/main`,
  logIndex: '812',
});

describe('the list of releases', () => {
  it('[MF-03] [MF-04] shows which workflow built a release with an attestation', () => {
    const text = show(builtBy('xana/mfe-store'));
    expect(text).toContain('from xana/mfe-store, run 7/1');
    expect(text).toContain(
      'attested built from xana/mfe-store at abcdef01 by release.yml@refs/heads/main, log entry 812',
    );
  });

  it('[MF-03] names the repository of a workflow that belongs to another one', () => {
    expect(show(builtBy('xana/workflows'))).toContain(
      'by xana/workflows/.github/workflows/release.yml@refs/heads/main',
    );
  });

  it('shows no attestation of a release without one', () => {
    show(null);
    expect(screen.queryByText('attested')).toBeNull();
  });
});
