import type { WorldDetails } from '@xana/contracts/http/spaces/world';
import { useFormats } from '@xana/i18n/formats';
import { Link, Slot, useMount } from '@xana/remote-kit';
import { Badge } from '@xana/ui-kit/badge';
import { buttonClass } from '@xana/ui-kit/button';
import { PlayIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from '../../phrases/phrases.ts';
import { FavouriteButton } from './mark-favourite-space/favourite-button.tsx';
import * as css from './space-view.module.css';

export function SpaceView({ space }: { space: WorldDetails }) {
  const t = useText();
  const formats = useFormats();
  const { config } = useMount();
  return (
    <article className={css.view}>
      <div className={css.cover}>
        <Picture src={space.image} alt="" sizes="(min-width: 992px) 75vw, 100vw" ratio="21 / 9" isUrgent />
      </div>
      <div className={css.head}>
        <div className={css.words}>
          <Badge tone="accent">{t(space.isGame ? 'type.game' : `type.${space.entityType}`)}</Badge>
          <h1 className={css.title}>{space.name}</h1>
          <p className={css.creator}>
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
          <FavouriteButton space={space} />
        </div>
      </div>
      <dl className={css.numbers}>
        <div>
          <dt>{t('details.visits')}</dt>
          <dd>{formats.number(space.totalVisits)}</dd>
        </div>
        <div>
          <dt>{t('details.online')}</dt>
          <dd>{formats.number(space.onlineCount)}</dd>
        </div>
      </dl>
      <p className={css.description}>{space.description}</p>
      <ul className={css.tags} aria-label={t('details.tags')}>
        {space.tags.map((tag) => (
          <li key={tag} className={css.tag}>
            #{tag}
          </li>
        ))}
      </ul>
      {space.user && <Slot name="details.creator" props={{ userId: space.user.id }} />}
    </article>
  );
}
