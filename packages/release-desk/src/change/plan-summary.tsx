import type { DeskPlan, DeskRelease } from '@xana/contracts/releases/desk';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { phrases } from '../phrases/phrases.ts';
import * as css from './change.module.css';

interface PlanSummaryProps {
  plan: { data: DeskPlan | undefined; error: Error | null };
}

/** From which release to which, what preflight found, and what changes on the page. */
export function PlanSummary({ plan: { data, error } }: PlanSummaryProps) {
  const text = phrases.useText();
  if (error) return <Notice tone="problem" text={text('rejected')} hint={error.message} />;
  if (!data) return <Skeleton height={120} label={text('planning')} />;
  const { from, to, problems, differences } = data;
  return (
    <>
      <div className={css.releases}>
        <ReleaseBox label={text('from')} release={from} />
        <span className={css.arrow} aria-hidden="true">
          →
        </span>
        <ReleaseBox label={text('to')} release={to} />
      </div>
      <Notice tone="problem" text={problems.length > 0 && text('rejected')} hint={problems.join(' ')} />
      {problems.length === 0 && <Notice tone="success" text={text('works')} />}
      {differences.length === 0 ? (
        <p className={css.soft}>{text('nothingChanges')}</p>
      ) : (
        <ul className={css.differences}>
          {differences.map(({ kind, what }) => (
            <li key={`${kind} ${what}`} data-kind={kind}>
              <span className={css.kind}>{text(kind)}</span> <code>{what}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ReleaseBox({ label, release }: { label: string; release: DeskRelease }) {
  const text = phrases.useText();
  const { version, id, health } = release;
  return (
    <div className={css.box}>
      <span className={css.soft}>{label}</span>
      <b className={css.version}>{version ?? '–'}</b>
      <code className={css.soft}>{id.slice(0, 8)}</code>
      <span className={css[health.verdict]}>{health.isMarked ? text('marked') : text(health.verdict)}</span>
    </div>
  );
}
