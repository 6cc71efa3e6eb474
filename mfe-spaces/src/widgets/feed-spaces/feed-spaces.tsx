import { getFavouriteSpaceFeedPaginated, getGeneralSpaceFeedPaginated } from '@xana/contracts/http/spaces/favourites';
import { useOperationPages } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Tabs } from '@xana/ui-kit/tabs';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { useNoFavourites } from '../../shared/no-favourites.tsx';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import { SpaceCard } from '../../shared/space-card.tsx';
import * as css from './feed-spaces.module.css';

const PAGE_SIZE = 24;

/** The feed of spaces: the newest ones, and the busiest favourites of a member. */
export function FeedSpaces() {
  const t = useText();
  const member = useMember();
  const noFavourites = useNoFavourites();
  const [chosen, setChosen] = useState<'general' | 'favourite'>('general');
  if (!member) return <SpaceGrid operation={getGeneralSpaceFeedPaginated} label={t('feed.general')} />;
  return (
    <Tabs
      label={t('feed.kinds')}
      chosen={chosen}
      onChoose={setChosen}
      tabs={[
        {
          id: 'general',
          name: t('feed.general'),
          content: <SpaceGrid operation={getGeneralSpaceFeedPaginated} label={t('feed.general')} />,
        },
        {
          id: 'favourite',
          name: t('feed.favourite'),
          content: (
            <SpaceGrid
              operation={getFavouriteSpaceFeedPaginated}
              label={t('feed.favourite')}
              whenEmpty={noFavourites}
            />
          ),
        },
      ]}
    />
  );
}

type SpaceFeed = typeof getGeneralSpaceFeedPaginated | typeof getFavouriteSpaceFeedPaginated;

interface SpaceGridProps {
  operation: SpaceFeed;
  label: string;
  whenEmpty?: ReturnType<typeof useNoFavourites>;
}

function SpaceGrid({ operation, label, whenEmpty }: SpaceGridProps) {
  const answer = useOperationPages<SpaceFeed>(operation, (page) => ({ page, size: PAGE_SIZE }));
  return (
    <section className={css.spaces} aria-label={label}>
      <h2>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <PagedGrid
        label={label}
        cardWidth="wide"
        answer={answer}
        whenEmpty={whenEmpty}
        card={(space) => <SpaceCard key={space.id} space={space} />}
      />
    </section>
  );
}
