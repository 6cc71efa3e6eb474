import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { phrases } from '../phrases/phrases.ts';
import { useAccess } from '../server/use-desk-data.ts';
import * as css from './access.module.css';
import { MemberList } from './member-list.tsx';
import { OwnerList } from './owner-list.tsx';
import { ProposalList } from './proposal-list.tsx';
import { TwoPersonRule } from './two-person-rule.tsx';

/** Who may do what, and what waits for a second person. */
export function AccessScreen() {
  const text = phrases.useText();
  const { data, isError, refetch } = useAccess();
  if (isError && !data)
    return <ErrorState title={text('notLoaded')} retryLabel={text('retry')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} label={text('loading')} />;
  return (
    <div className={css.screen}>
      <section>
        <h2>{text('proposals')}</h2>
        <ProposalList proposals={data.proposals} />
        {data.proposals.length === 0 && <EmptyState text={text('noProposals')} />}
      </section>
      <section>
        <h2>{text('members')}</h2>
        <MemberList members={data.members} />
      </section>
      <TwoPersonRule twoPersons={data.twoPersons} />
      <OwnerList owners={data.owners} />
    </div>
  );
}
