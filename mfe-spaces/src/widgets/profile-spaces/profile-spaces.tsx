import { getAllSpaces } from '@xana/contracts/http/spaces/get-all-spaces';
import { useOperationPages, useSlotProps } from '@xana/remote-kit';
import { useText } from '../../phrases/phrases.ts';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import { WorldCard } from '../../shared/world-card.tsx';
import * as css from './profile-spaces.module.css';

const PAGE_SIZE = 12;

/** On somebody's profile: what they built, the newest first. */
export function ProfileSpaces() {
  const t = useText();
  const { userId } = useSlotProps<'profile.spaces'>();
  const answer = useOperationPages(getAllSpaces, (pageNumber) => ({
    pageNumber,
    pageSize: PAGE_SIZE,
    creatorId: userId,
    sort: 'new' as const,
  }));
  return (
    <section className={css.spaces} aria-label={t('list.title')}>
      <h2 className={css.title}>{t('list.title')}</h2>
      <PagedGrid
        label={t('list.title')}
        cardWidth="wide"
        answer={answer}
        card={(world) => <WorldCard key={world.id} world={world} />}
      />
    </section>
  );
}
