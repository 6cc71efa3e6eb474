import type { DeskMicrofrontend } from '@xana/contracts/releases/desk';
import { Badge } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { Change, ChangeKind } from '../change/change-kinds.ts';
import { phrases } from '../phrases/phrases.ts';
import * as css from './candidate.module.css';

type Candidate = NonNullable<DeskMicrofrontend['candidate']>;

/** A release that some visitors get, how it fares beside the active one, and what can be done with it. */
export function CandidatePanel({ name, candidate }: { name: string; candidate: Candidate }) {
  const text = phrases.useText();
  const [change, setChange] = useState<Change>();
  const { release, percent, isPaused, plan, visits } = candidate;
  const ask = (kind: ChangeKind) => setChange({ kind, name, release });
  return (
    <section className={css.panel} aria-label={text('candidate')}>
      <p className={css.head}>
        <b>
          {text('candidate')} {release.version ?? release.id.slice(0, 8)}
        </b>
        {isPaused && <Badge tone="live">{text('paused')}</Badge>}
      </p>
      <ShareBar percent={percent} isPaused={isPaused} />
      <dl className={css.figures}>
        <Visits label={text('candidate')} {...visits.candidate} />
        <Visits label={text('active')} {...visits.control} />
      </dl>
      <EvidenceBar label={text('evidence')} evidence={candidate.evidence.failed} limit={candidate.limit} />
      <EvidenceBar label={text('evidenceSlow')} evidence={candidate.evidence.slow} limit={candidate.limit} />
      {plan && (
        <p className={css.soft}>
          {text('planOfSteps', { steps: `${plan.percents.join('%, ')}%`, minutes: plan.everyMinutes })}
        </p>
      )}
      <div className={css.actions}>
        <Button size="small" onClick={() => ask('widen')}>
          {text('doWiden')}
        </Button>
        <Button size="small" onClick={() => ask(isPaused ? 'resume' : 'pause')}>
          {text(isPaused ? 'doResume' : 'doPause')}
        </Button>
        <Button size="small" onClick={() => ask('promote')}>
          {text('doPromote')}
        </Button>
        <Button size="small" onClick={() => ask('end')}>
          {text('doEnd')}
        </Button>
      </div>
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </section>
  );
}

function Visits({ label, visits, failed, slow }: { label: string; visits: number; failed: number; slow: number }) {
  const text = phrases.useText();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {visits === 0 ? '–' : text('perThousand', { count: Math.round((failed / visits) * 1_000) })}{' '}
        <small>{text('failedVisits', { failed, visits, slow })}</small>
      </dd>
    </div>
  );
}

/** How many visitors get the candidate. */
function ShareBar({ percent, isPaused }: { percent: number; isPaused: boolean }) {
  const text = phrases.useText();
  return (
    <div>
      <p className={css.label}>
        <span>{text('shareOf')}</span> <b>{isPaused ? '0' : percent}%</b>
      </p>
      <span className={css.bar} aria-hidden="true">
        <span className={css.filled} style={{ inlineSize: `${isPaused ? 0 : percent}%` }} />
      </span>
    </div>
  );
}

/** The evidence grows by factors, so the bar shows its logarithm. */
function EvidenceBar({ label, evidence, limit }: { label: string; evidence: number; limit: number }) {
  const text = phrases.useText();
  const share = Math.min(1, Math.max(0, Math.log(Math.max(evidence, 1)) / Math.log(limit)));
  const tone = share >= 1 ? css.over : css.evidence;
  return (
    <div>
      <p className={css.label}>
        <span>{label}</span>{' '}
        <b>{text('evidenceOf', { evidence: evidence < 10 ? evidence.toFixed(1) : Math.round(evidence), limit })}</b>
      </p>
      <span className={css.bar} aria-hidden="true">
        <span className={tone} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </div>
  );
}
