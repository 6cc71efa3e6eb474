import { useMutation } from '@tanstack/react-query';
import type { DeskRelease } from '@xana/contracts/releases/desk';
import { Badge } from '@xana/ui-kit/badge';
import { MoreIcon } from '@xana/ui-kit/icon';
import { ActionMenu } from '@xana/ui-kit/menu';
import { Notice } from '@xana/ui-kit/notice';
import { useState } from 'react';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { type Change, type ChangeKind, KINDS } from '../change/change-kinds.ts';
import { CompareBar, CompareChoice, useTwoReleases } from '../compare/choose-two.tsx';
import { kilobytes } from '../compare/sizes.ts';
import { phrases } from '../phrases/phrases.ts';
import { startTrial } from '../server/desk-client.ts';
import { queryClient } from '../server/use-desk-data.ts';
import * as css from './microfrontend.module.css';

interface ReleaseListProps {
  name: string;
  releases: readonly DeskRelease[];
  /** The id of the active release. */
  active: string | undefined;
}

export function ReleaseList({ name, releases, active }: ReleaseListProps) {
  const text = phrases.useText();
  const [change, setChange] = useState<Change>();
  const { chosen, toggle } = useTwoReleases();
  const { mutate: tryIt, error } = useMutation({
    mutationFn: (id: string) => startTrial(name, id),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['trials'] }),
  });
  return (
    <>
      {releases.length > 1 && <p className={css.soft}>{text('compareHint')}</p>}
      <ul className={css.releases}>
        {releases.map((release) => (
          <li key={release.id} className={css.release}>
            {releases.length > 1 && (
              <CompareChoice
                release={release}
                isChosen={chosen.includes(release.id)}
                onToggle={() => toggle(release.id)}
              />
            )}
            <ReleaseDetails release={release} isActive={release.id === active} />
            <ReleaseActions
              release={release}
              isActive={release.id === active}
              onAct={(action) => (action === 'try' ? tryIt(release.id) : setChange({ kind: action, name, release }))}
            />
          </li>
        ))}
      </ul>
      <CompareBar name={name} releases={releases} chosen={chosen} />
      <Notice tone="problem" text={error && text('failed')} hint={error?.message} />
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}

function ReleaseDetails({ release, isActive }: { release: DeskRelease; isActive: boolean }) {
  const text = phrases.useText();
  const {
    version,
    id,
    bytes,
    commit,
    builder,
    provenance,
    attestation,
    health,
    isQuarantined,
    isDevelopment,
    wasActive,
  } = release;
  return (
    <div className={css.details}>
      <p className={css.head}>
        <b>{version ?? '–'}</b> <code className={css.soft}>{id.slice(0, 8)}</code>
        {isActive && <Badge tone="accent">{text('active')}</Badge>}
        {isQuarantined && <Badge tone="live">{text('quarantined')}</Badge>}
        {health.isMarked && <Badge tone="soft">{text('marked')}</Badge>}
        {isDevelopment && <Badge tone="soft">{text('development')}</Badge>}
        {!wasActive && <Badge tone="soft">{text('neverActive')}</Badge>}
      </p>
      <p className={css.soft}>
        {text('sizeAlone', { bytes: kilobytes(bytes) })}
        {commit && ` · ${text('commit', { commit: commit.slice(0, 8) })}`}
        {builder && ` · ${builder}`}
      </p>
      {provenance && (
        <p className={css.soft}>
          {text('provenance', { repository: provenance.repository ?? '–', run: provenance.run ?? '–' })}
        </p>
      )}
      {attestation && <AttestationLine {...attestation} />}
    </div>
  );
}

interface ReleaseActionsProps {
  release: DeskRelease;
  isActive: boolean;
  onAct(action: ReleaseAction): void;
}

/** A change, or a trial in a browser, which changes nothing. */
type ReleaseAction = ChangeKind | 'try';

/** What can be done with a release. */
function actionsOf({ isQuarantined, health }: DeskRelease, isActive: boolean): ReleaseAction[] {
  if (isQuarantined) return ['lift'];
  const mark = health.isMarked ? 'unmark' : 'mark';
  return isActive ? ['try', mark, 'quarantine'] : ['try', 'promote', 'canary', mark, 'quarantine'];
}

function ReleaseActions({ release, isActive, onAct }: ReleaseActionsProps) {
  const text = phrases.useText();
  const { version, id } = release;
  const actions = actionsOf(release, isActive).map((action) => ({
    id: action,
    name: text(action === 'try' ? 'tryRelease' : KINDS[action].label),
    isDangerous: action !== 'try' && (KINDS[action].isDangerous ?? false),
  }));
  return (
    <ActionMenu
      label={text('actions', { version: version ?? id.slice(0, 8) })}
      trigger={<MoreIcon />}
      actions={actions}
      onAct={onAct}
    />
  );
}

/** Which workflow built a release, as its verified attestation proves. */
function AttestationLine({ repository, commit, workflow, logIndex }: NonNullable<DeskRelease['attestation']>) {
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
