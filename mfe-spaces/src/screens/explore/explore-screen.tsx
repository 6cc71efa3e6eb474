import { getLatestAvatars } from '@xana/contracts/http/avatars/avatars';
import { lazyPart, useNavigate, useOperationPages, useSearchParams } from '@xana/remote-kit';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Tabs } from '@xana/ui-kit/tabs';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { type ReactNode, Suspense } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { AvatarCard } from '../../shared/avatar-card.tsx';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import { type ExploreFilter, readExploreFilter, TABS, writeExploreFilter } from './explore-filter.ts';
import * as css from './explore-screen.module.css';
import { SpaceResults } from './space-results.tsx';

/** Avatar cards are narrower than those of spaces. */
const PAGE_SIZE = 24;

const EventResults = lazyPart(() => import('./events/event-results.tsx').then(({ EventResults }) => EventResults));

/** Spaces, events, games and avatars, filtered by tag and sorted; the choice is in the address. */
export function ExploreScreen() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filter = readExploreFilter(query);
  const choose = (change: Partial<ExploreFilter>) => {
    void navigate({ search: writeExploreFilter({ ...filter, ...change }) }, { replace: true });
  };
  const spaces = (kind: 'space' | 'game') => <SpaceResults kind={kind} filter={filter} onChoose={choose} />;
  const contents = {
    spaces: spaces('space'),
    events: (
      <Suspense fallback={<Skeleton height={480} label={t('rail.loading', { rail: t('explore.tab.events') })} />}>
        <EventResults />
      </Suspense>
    ),
    games: spaces('game'),
    avatars: <AvatarResults />,
  };
  return (
    <div className={css.explore}>
      <header>
        <h1 className={css.title}>{t('explore.title')}</h1>
        <p className={css.text}>{t('explore.text')}</p>
      </header>
      <Tabs
        label={t('explore.kinds')}
        chosen={filter.tab}
        onChoose={(tab) => choose({ tab })}
        tabs={TABS.map((id) => {
          const name = t(`explore.tab.${id}`);
          return { id, name, content: <Results title={name}>{contents[id]}</Results> };
        })}
      />
    </div>
  );
}

/** A heading for screen readers, above the headings of the cards; sighted users see the tab instead. */
function Results({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      {children}
    </>
  );
}

function AvatarResults() {
  const t = useText();
  const answer = useOperationPages(getLatestAvatars, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE }));
  return (
    <div className={css.results}>
      <PagedGrid
        label={t('explore.tab.avatars')}
        cardWidth="narrow"
        answer={answer}
        card={(avatar) => <AvatarCard key={avatar.id} avatar={avatar} />}
      />
    </div>
  );
}
