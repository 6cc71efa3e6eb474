import type { Avatar } from '@xana/contracts/http/avatars/avatar';
import { Link, Slot, WhenInView } from '@xana/remote-kit';
import { Badge } from '@xana/ui-kit/badge';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from '../../../phrases/phrases.ts';
import * as view from '../details-view.module.css';
import { OtherAvatars } from '../related/other-avatars.tsx';
import { ShareButton } from '../share-button.tsx';
import * as css from './avatar-view.module.css';

const RAIL_HEIGHT = 320;

/** An avatar stands upright: its picture is beside the words and not above them. */
export function AvatarView({ avatar: { id, name, image, user } }: { avatar: Avatar }) {
  const t = useText();
  return (
    <article className={view.view}>
      <div className={css.columns}>
        <div className={css.picture}>
          <Picture src={image} alt="" sizes="(min-width: 768px) 22rem, 100vw" ratio="3 / 4" isUrgent />
        </div>
        <div className={css.words}>
          <Badge tone="accent">{t('type.avatar')}</Badge>
          <h1 className={view.title}>
            <bdi>{name}</bdi>
          </h1>
          <p className={view.soft}>
            <Link to={`/profile?user=${user.id}`}>{t('avatar.by', { name: user.name })}</Link>
          </p>
          <div className={view.actions}>
            <ShareButton title={name} />
          </div>
          <div className={css.maker}>
            <Slot name="details.creator" props={{ userId: user.id }} />
          </div>
        </div>
      </div>
      <WhenInView height={RAIL_HEIGHT}>
        <OtherAvatars except={id} />
      </WhenInView>
    </article>
  );
}
