import type { DeskRelease } from '@xana/contracts/releases/desk';
import { Badge } from '@xana/ui-kit/badge';
import { MoreIcon } from '@xana/ui-kit/icon';
import { ActionMenu } from '@xana/ui-kit/menu';
import { useState } from 'react';
import { type Change, ChangeDialog } from '../change/change-dialog.tsx';
import { CompareBar, CompareChoice, useTwoReleases } from '../compare/choose-two.tsx';
import { kilobytes } from '../compare/sizes.ts';
import { phrases } from '../phrases/phrases.ts';
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
              onChange={(chosen) => setChange({ ...chosen, name, release })}
            />
          </li>
        ))}
      </ul>
      <CompareBar name={name} releases={releases} chosen={chosen} />
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}

function ReleaseDetails({ release, isActive }: { release: DeskRelease; isActive: boolean }) {
  const text = phrases.useText();
  const { version, id, bytes, commit, builder, provenance, health, isQuarantined, isDevelopment, wasActive } = release;
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
    </div>
  );
}

type Action = 'promote' | 'quarantine' | 'lift' | 'mark' | 'unmark';

interface ReleaseActionsProps {
  release: DeskRelease;
  isActive: boolean;
  onChange(change: Pick<Change, 'verb' | 'isLifted'>): void;
}

function ReleaseActions({ release, isActive, onChange }: ReleaseActionsProps) {
  const text = phrases.useText();
  const { isQuarantined, health, version, id } = release;
  const actions: { id: Action; name: string; isDangerous?: boolean }[] = [
    ...(isActive || isQuarantined ? [] : [{ id: 'promote' as const, name: text('doPromote') }]),
    ...(isQuarantined
      ? [{ id: 'lift' as const, name: text('doLift') }]
      : [{ id: 'quarantine' as const, name: text('doQuarantine'), isDangerous: true }]),
    ...(isQuarantined
      ? []
      : [
          health.isMarked
            ? { id: 'unmark' as const, name: text('doUnmark') }
            : { id: 'mark' as const, name: text('doMarkGood') },
        ]),
  ];
  return (
    <ActionMenu
      label={text('actions', { version: version ?? id.slice(0, 8) })}
      trigger={<MoreIcon />}
      actions={actions}
      onAct={(action) => onChange(CHANGES[action])}
    />
  );
}

const CHANGES: Record<Action, Pick<Change, 'verb' | 'isLifted'>> = {
  promote: { verb: 'promote' },
  quarantine: { verb: 'quarantine' },
  lift: { verb: 'quarantine', isLifted: true },
  mark: { verb: 'mark-good' },
  unmark: { verb: 'mark-good', isLifted: true },
};
