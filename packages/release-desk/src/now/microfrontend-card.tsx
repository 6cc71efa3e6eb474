import type { DeskMicrofrontend, DeskRelease } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { Badge } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import { RelativeTime } from '@xana/ui-kit/relative-time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CandidatePanel } from '../candidate/candidate-panel.tsx';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { kilobytes } from '../compare/sizes.ts';
import { phrases, verbText } from '../phrases/phrases.ts';
import { HealthFigures } from './health-figures.tsx';
import * as css from './now.module.css';

/** One microfrontend: what is active, how it fares, and the way back. */
export function MicrofrontendCard({ microfrontend }: { microfrontend: DeskMicrofrontend }) {
  const { name, team, active, since, lastKnownGood, frozen, candidate, lastHour, olderTabs } = microfrontend;
  const text = phrases.useText();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <article className={css.card} data-verdict={active.health.verdict} aria-labelledby={`name-${name}`}>
      <header className={css.head}>
        <div>
          <h2 id={`name-${name}`} className={css.name}>
            <Link to={`/microfrontends/${name}`}>{name}</Link>
          </h2>
          <p className={css.soft}>{team ?? text('shellTeam')}</p>
        </div>
        <p className={css.version}>
          {active.version ?? '–'}
          <code className={css.id}>{active.id.slice(0, 8)}</code>
        </p>
      </header>
      {since && <Since since={since} />}
      {candidate && <CandidatePanel name={name} candidate={candidate} />}
      {frozen && <Badge tone="live">{text('frozenShort')}</Badge>}
      <dl className={css.figures}>
        <SizeBar release={active} />
        <HealthFigures release={active} />
        <LastHourFigures lastHour={lastHour} olderTabs={olderTabs} />
        <div>
          <dt>{text('lastKnownGood')}</dt>
          <dd>{lastKnownGood ? (lastKnownGood.version ?? lastKnownGood.id.slice(0, 8)) : text('none')}</dd>
        </div>
      </dl>
      <Button
        variant={active.health.verdict === 'bad' ? 'danger' : 'secondary'}
        aria-label={`${text('rollBack')}: ${name}`}
        onClick={() => setIsAsked(true)}
      >
        {text('rollBack')}
      </Button>
      {isAsked && <ChangeDialog change={{ kind: 'rollback', name }} onClose={() => setIsAsked(false)} />}
    </article>
  );
}

function Since({ since }: { since: NonNullable<DeskMicrofrontend['since']> }) {
  const text = phrases.useText();
  const { relativeTime, dateTime } = useFormats();
  const [before = '', after = ''] = text('sinceBy', {
    verb: verbText(text, since.verb),
    actor: since.actorName,
    time: '\u0000',
  }).split('\u0000');
  return (
    <p className={css.since}>
      {before}
      <RelativeTime at={since.at} format={relativeTime} formatFull={dateTime} />
      {after}
      <q className={css.reason}>{since.reason}</q>
    </p>
  );
}

/** The largest module against the budget of its remote; all files of the shell, which has none. */
function SizeBar({ release: { bytes, entryBytes, budgetBytes } }: { release: DeskRelease }) {
  const text = phrases.useText();
  const share = budgetBytes === null ? 0 : Math.min(1, entryBytes / budgetBytes);
  const isOver = budgetBytes !== null && entryBytes > budgetBytes;
  return (
    <div>
      <dt>{text('size')}</dt>
      <dd>
        {budgetBytes === null
          ? text('sizeAlone', { bytes: kilobytes(bytes) })
          : text('sizeOf', { bytes: kilobytes(entryBytes), budget: String(budgetBytes / 1_000) })}
        {budgetBytes !== null && (
          <span className={css.bar} aria-hidden="true">
            <span className={isOver ? css.over : css.filled} style={{ width: `${share * 100}%` }} />
          </span>
        )}
        {isOver && <span className={css.warning}>{text('overBudget')}</span>}
      </dd>
    </div>
  );
}

/** How fast the active release loads, how many of the visitors have it, and how many open tabs have another one. */
function LastHourFigures({
  lastHour: { loadMs, share },
  olderTabs,
}: Pick<DeskMicrofrontend, 'lastHour' | 'olderTabs'>) {
  const text = phrases.useText();
  const { number } = useFormats();
  const figures = [
    { title: text('loadTime'), value: loadMs !== null && text('milliseconds', { value: number(loadMs) }) },
    { title: text('chartShare'), value: share !== null && text('percent', { value: number(Math.round(share * 100)) }) },
  ];
  return (
    <>
      {figures.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {value || '–'} {value && <small className={css.soft}>{text('lastHour')}</small>}
          </dd>
        </div>
      ))}
      <div>
        <dt>{text('olderTabs')}</dt>
        <dd>{number(olderTabs)}</dd>
      </div>
    </>
  );
}
