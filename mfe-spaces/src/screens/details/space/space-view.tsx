import type { SpaceDetails } from '@xana/contracts/http/spaces/space';
import { Link, Slot, useMount } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { Badge } from '@xana/ui-kit/badge';
import { buttonClass } from '@xana/ui-kit/button';
import { PlayIcon } from '@xana/ui-kit/icon';
import { useText } from '../../../phrases/phrases.ts';
import { useLocalized } from '../../../shared/use-localized.ts';
import * as css from '../details-view.module.css';
import { RelatedSpaces } from '../related/related-spaces.tsx';
import { ShareButton } from '../share-button.tsx';
import { MarkFavouriteSpaceButton } from './mark-favourite-space/mark-favourite-space-button.tsx';
import { SpaceCover } from './space-cover.tsx';
import { SpaceTags } from './space-tags.tsx';

export function SpaceView({ space }: { space: SpaceDetails }) {
  const t = useText();
  const { config } = useMount();
  const localize = useLocalized();
  const name = localize(space.name, space.localizedNames);
  return (
    <article className={css.view}>
      <SpaceCover space={space} />
      <div className={css.head}>
        <div className={css.words}>
          <Badge tone="accent">{t(space.isGame ? 'type.game' : `type.${space.entityType}`)}</Badge>
          <h1 className={css.title}>
            <bdi>{name}</bdi>
          </h1>
          <p className={css.soft}>
            {space.user ? (
              <Link to={`/profile?user=${space.user.id}`}>{t('details.by', { name: space.user.name })}</Link>
            ) : (
              t('details.official')
            )}
          </p>
        </div>
        <div className={css.actions}>
          <a className={buttonClass({ variant: 'primary' })} href={config.links.app} target="_blank" rel="noopener">
            <PlayIcon />
            {t('details.enter')}
          </a>
          <MarkFavouriteSpaceButton space={space} />
          <ShareButton title={name} />
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.about}>
          <div className={css.description}>
            <UserText text={localize(space.description, space.localizedDescriptions)} />
          </div>
          <SpaceTags tags={space.tags} />
          <ul className={css.numbers} aria-label={t('details.numbers')}>
            <li>{t('details.visits', { count: space.totalVisits })}</li>
            <li>{t('home.online', { count: space.onlineCount })}</li>
          </ul>
        </div>
        {space.user && <Slot name="details.creator" props={{ userId: space.user.id }} />}
      </div>
      <RelatedSpaces space={space} />
    </article>
  );
}
