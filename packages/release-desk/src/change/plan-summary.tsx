import type { DeskPlan } from '@xana/contracts/releases/desk';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { DifferenceList } from '../compare/difference-list.tsx';
import { ReleasePair } from '../compare/release-pair.tsx';
import { SizeLine } from '../compare/size-line.tsx';
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
      <ReleasePair from={{ label: text('from'), release: from }} to={{ label: text('to'), release: to }} />
      <SizeLine from={from} to={to} />
      <Notice tone="problem" text={problems.length > 0 && text('rejected')} hint={problems.join(' ')} />
      {problems.length === 0 && <Notice tone="success" text={text('works')} />}
      {differences.length === 0 ? (
        <p className={css.soft}>{text('nothingChanges')}</p>
      ) : (
        <DifferenceList differences={differences} />
      )}
    </>
  );
}
