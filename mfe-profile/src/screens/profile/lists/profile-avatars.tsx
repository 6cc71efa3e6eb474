import { getLatestAvatars } from '@xana/contracts/http/avatars/avatars';
import { sharedPhrases } from '@xana/i18n';
import { avatarPath, Link, useOperationPages } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { Grid } from '@xana/ui-kit/grid';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../phrases/phrases.ts';
import * as css from './profile-lists.module.css';

const PAGE_SIZE = 12;

/** The avatars that a user made, the newest first. */
export function ProfileAvatars({ userId }: { userId: number }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const answer = useOperationPages(getLatestAvatars, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, userId }));
  return (
    <Paged
      answer={answer}
      failedText={t('avatarsFailed')}
      skeleton={<Skeleton height={480} label={shared('loading')} />}
    >
      {(rows) => (
        <div className={css.cards}>
          <Grid label={t('tab.avatars')} cardWidth="narrow">
            {rows.map(({ id, name, image }) => (
              <CoverCard
                key={id}
                title={name}
                picture={image}
                ratio="3 / 4"
                sizes="12rem"
                link={(children, className) => (
                  <Link className={className} to={avatarPath(id)}>
                    {children}
                  </Link>
                )}
              />
            ))}
          </Grid>
        </div>
      )}
    </Paged>
  );
}
