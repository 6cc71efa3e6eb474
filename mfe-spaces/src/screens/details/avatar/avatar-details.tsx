import type { Avatar } from '@xana/contracts/http/avatars/avatar';
import { getSingleAvatar } from '@xana/contracts/http/avatars/avatars';
import { Link, profilePath, Slot, useOperation, WhenInView } from '@xana/remote-kit';
import { Badge } from '@xana/ui-kit/badge';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from '../../../phrases/phrases.ts';
import { AVATAR_COVER_SIZES } from '../../../shared/picture-sizes.ts';
import { AvatarRail, RAIL_HEIGHT } from '../../../shared/rails.tsx';
import { DetailsPage } from '../details-page.tsx';
import * as view from '../details-view.module.css';
import { ShareButton } from '../share-button.tsx';
import * as css from './avatar-details.module.css';

export function AvatarDetails({ id }: { id: number }) {
  return (
    <DetailsPage
      answer={useOperation(getSingleAvatar, { id })}
      notFoundCode="TARGET_NOT_FOUND"
      titleOf={({ name }) => name}
    >
      {(avatar) => <AvatarView avatar={avatar} />}
    </DetailsPage>
  );
}

/** The picture of an avatar is upright, so the text is beside it and not below it. */
function AvatarView({ avatar: { id, name, image, user } }: { avatar: Avatar }) {
  const t = useText();
  return (
    <article className={view.view}>
      <div className={css.columns}>
        <div className={css.picture}>
          <Picture src={image} alt="" sizes={AVATAR_COVER_SIZES} ratio="3 / 4" isUrgent />
        </div>
        <div className={css.words}>
          <Badge tone="accent">{t('type.avatar')}</Badge>
          <h1 className={view.title}>
            <bdi>{name}</bdi>
          </h1>
          <p className={view.soft}>
            <Link to={profilePath(user.id)}>{t('avatar.by', { name: user.name })}</Link>
          </p>
          <div className={view.actions}>
            <Slot name="details.avatar" props={{ avatarId: id, name, image }} />
            <ShareButton title={name} />
          </div>
          <div className={css.maker}>
            <Slot name="details.creator" props={{ userId: user.id }} />
          </div>
        </div>
      </div>
      <WhenInView height={RAIL_HEIGHT}>
        <AvatarRail except={id} wornBy={user} />
      </WhenInView>
      <WhenInView height={RAIL_HEIGHT}>
        <AvatarRail except={id} />
      </WhenInView>
    </article>
  );
}
