import type { DeskOverview } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { ProposalList } from '../access/proposal-list.tsx';
import { phrases } from '../phrases/phrases.ts';
import { useAccess, useOverview } from '../server/use-desk-data.ts';
import { StorageSection } from '../storage/storage-section.tsx';
import { MicrofrontendCard } from './microfrontend-card.tsx';
import * as css from './now.module.css';

/** What is on the page now. */
export function NowScreen() {
  const text = phrases.useText();
  const { data, isError, refetch } = useOverview();
  if (isError && !data)
    return <ErrorState title={text('notLoaded')} retryLabel={text('retry')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={css.cards}>
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} height={180} label={text('loading')} />
        ))}
      </div>
    );
  return (
    <>
      <WaitingProposals />
      <ul className={css.cards}>
        {data.microfrontends.map((each) => (
          <li key={each.name}>
            <MicrofrontendCard microfrontend={each} />
          </li>
        ))}
      </ul>
      {data.retired.length > 0 && <Retired retired={data.retired} />}
      <StorageSection />
    </>
  );
}

/** A change that waits for a second person is seen first. */
function WaitingProposals() {
  return <ProposalList proposals={useAccess().data?.proposals ?? []} />;
}

function Retired({ retired }: Pick<DeskOverview, 'retired'>) {
  const text = phrases.useText();
  const { relativeTime } = useFormats();
  return (
    <section className={css.retired}>
      <h2>{text('retired')}</h2>
      <ul>
        {retired.map(({ name, release, since }) => (
          <li key={name}>
            <b>{name}</b> {release.version}
            {since && (
              <p className={css.soft}>
                {text('retiredBy', { time: relativeTime(since.at), actor: since.actorName, reason: since.reason })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
