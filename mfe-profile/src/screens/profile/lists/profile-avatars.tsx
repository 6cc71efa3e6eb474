import { getLatestAvatars } from '@xana/contracts/http/avatars/avatars';
import { avatarPath, useOperationPages } from '@xana/remote-kit';
import { linkTo } from '@xana/remote-kit/link-to';
import { Paged } from '@xana/remote-kit/paged';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { Grid } from '@xana/ui-kit/grid';
import { useText } from '../phrases/phrases.ts';
import * as css from './profile-lists.module.css';

const PAGE_SIZE = 12;

/** The avatars that a user made, the newest first. */
export function ProfileAvatars({ userId }: { userId: number }) {
  const t = useText();
  const answer = useOperationPages(getLatestAvatars, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, userId }));
  return (
    <Paged answer={answer} failedText={t('avatarsFailed')} skeleton={480}>
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
                link={linkTo(avatarPath(id))}
              />
            ))}
          </Grid>
        </div>
      )}
    </Paged>
  );
}
