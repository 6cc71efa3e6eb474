import type { DeskRelease } from '@xana/contracts/releases/desk';
import { Badge } from '@xana/ui-kit/badge';
import { phrases } from '../phrases/phrases.ts';
import * as css from './microfrontend.module.css';

/** Which workflow built a release, as its verified attestation proves. */
export function AttestationLine({ repository, commit, workflow, logIndex }: NonNullable<DeskRelease['attestation']>) {
  const text = phrases.useText();
  const { pathname } = new URL(workflow);
  const builder = pathname.slice(1).replace(`${repository}/.github/workflows/`, '');
  return (
    <p className={`${css.soft} ${css.attestation}`}>
      <Badge tone="soft">{text('attested')}</Badge>{' '}
      {text('attestation', { repository, commit: commit.slice(0, 8), workflow: builder, logIndex })}
    </p>
  );
}
