import { getAllSpaces } from '@xana/contracts/http/spaces/get-all-spaces';
import { useOperationPages, useSlotProps } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { useText } from '../../phrases/phrases.ts';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import { SpaceCard } from '../../shared/space-card.tsx';
import * as css from './profile-spaces.module.css';

const PAGE_SIZE = 12;

/** The spaces of a user on their profile, the newest first. */
export function ProfileSpaces() {
  const t = useText();
  const { userId } = useSlotProps<'profile.spaces'>();
  const member = useMember();
  const session = useSession();
  const noSpaces = {
    hint: t('empty.ownSpaces'),
    action: (
      <Button size="small" onClick={session.requestCreateSpace}>
        {t('empty.create')}
      </Button>
    ),
  };
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
        whenEmpty={member?.id === userId ? noSpaces : undefined}
        card={(space) => <SpaceCard key={space.id} space={space} />}
      />
    </section>
  );
}
