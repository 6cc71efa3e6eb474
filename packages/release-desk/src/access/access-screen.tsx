import type { DeskAccess } from '@xana/contracts/releases/desk';
import { Badge } from '@xana/ui-kit/badge';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { phrases } from '../phrases/phrases.ts';
import { useAccess } from '../server/use-desk-data.ts';
import * as css from './access.module.css';
import { OwnerList } from './owner-list.tsx';
import { ProposalList } from './proposal-list.tsx';

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
        {data.proposals.length > 0 ? (
          <ProposalList proposals={data.proposals} />
        ) : (
          <EmptyState text={text('noProposals')} />
        )}
        <p className={css.soft}>{text('twoPersons', { names: data.twoPersons.join(', ') || text('none') })}</p>
      </section>
      <section>
        <h2>{text('members')}</h2>
        <ul className={css.members}>
          {data.members.map((member) => (
            <MemberRow key={`${member.kind} ${member.subject}`} member={member} />
          ))}
        </ul>
        <p className={css.soft}>{text('grantHint')}</p>
        <pre className={css.command}>
          <code>
            release grant mfe-store publish,rollback --person &lt;subject&gt; --reason "…" --url {location.origin}
          </code>
        </pre>
      </section>
      <section>
        <h2>{text('owners')}</h2>
        <OwnerList owners={data.owners} />
        <p className={css.soft}>{text('ownHint')}</p>
      </section>
    </div>
  );
}

function MemberRow({ member: { kind, name, subject, roles } }: { member: DeskAccess['members'][number] }) {
  const text = phrases.useText();
  return (
    <li className={css.member}>
      <div>
        <b>{name}</b> <Badge tone="soft">{text(kind)}</Badge>
        <p className={css.soft}>{subject}</p>
      </div>
      <dl className={css.roles}>
        {Object.entries(roles).map(([of, held]) => (
          <div key={of}>
            <dt>{of === 'all' ? text('allMicrofrontends') : of}</dt>
            <dd>{held.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
