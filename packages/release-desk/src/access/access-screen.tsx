import type { DeskAccess } from '@xana/contracts/releases/desk';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { phrases } from '../phrases/phrases.ts';
import { useAccess } from '../server/use-desk-data.ts';
import * as css from './access.module.css';
import { MemberList } from './member-list.tsx';
import { ownerPhrases } from './owner-phrases/owner-phrases.ts';
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

const KINDS = ['pages', 'slots', 'handlers'] as const;

/** Which pages, slots and handled events belong to which remote, and its team. */
function OwnerList({ owners }: Pick<DeskAccess, 'owners'>) {
  const text = ownerPhrases.useText();
  const entries = Object.entries(owners);
  return (
    <section aria-labelledby="owners">
      <h2 id="owners">{text('owners')}</h2>
      {entries.length === 0 && <EmptyState text={text('noOwners')} />}
      <ul className={css.members}>
        {entries.map(([name, owned]) => (
          <li key={name} className={css.member}>
            <div>
              <b>{name}</b>
              <p className={css.soft}>{owned.team}</p>
            </div>
            <dl className={css.roles}>
              {KINDS.filter((kind) => owned[kind].length > 0).map((kind) => (
                <div key={kind}>
                  <dt>{text(kind)}</dt>
                  <dd className={css.items}>
                    {owned[kind].map((item) => (
                      <code key={item}>{item}</code>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className={css.soft}>{text('ownHint')}</p>
    </section>
  );
}
