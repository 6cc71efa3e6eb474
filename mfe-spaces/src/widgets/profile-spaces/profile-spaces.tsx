import { getAllSpaces } from '@xana/contracts/http/spaces/space-lists';
import { useOperationPages, useSlotProps } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { DeletedSpaceNotice } from '../../shared/own-space/deleted-space-notice.tsx';
import { DeletedSpaces } from '../../shared/own-space/deleted-spaces.tsx';
import { OwnSpaceMenu } from '../../shared/own-space/own-space-menu.tsx';
import { PagedGrid } from '../../shared/paged-grid.tsx';
import { SpaceCard } from '../../shared/space-card.tsx';
import * as css from './profile-spaces.module.css';

const PAGE_SIZE = 12;

/** The spaces of a user on their profile, the newest first; on the own profile with what can be done with each. */
export function ProfileSpaces() {
  const t = useText();
  const { userId } = useSlotProps<'profile.spaces'>();
  const member = useMember();
  const session = useSession();
  const [deleted, setDeleted] = useState<{ id: number; name: string } | null>(null);
  const isOwn = member?.id === userId;
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
      {isOwn && deleted && <DeletedSpaceNotice key={deleted.id} space={deleted} onRestored={() => setDeleted(null)} />}
      <PagedGrid
        label={t('list.title')}
        cardWidth="wide"
        answer={answer}
        whenEmpty={isOwn ? noSpaces : undefined}
        card={(space) => (
          <div key={space.id} className={css.card}>
            <SpaceCard space={space} />
            {isOwn && (
              <div className={css.menu}>
                <OwnSpaceMenu space={space} onDeleted={() => setDeleted(space)} />
              </div>
            )}
          </div>
        )}
      />
      {isOwn && <DeletedSpaces />}
    </section>
  );
}
