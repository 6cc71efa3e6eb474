import { getSingleWorldHot } from '@xana/contracts/http/spaces/space-details';
import { Link, lazyPart, spacePath, useOperation } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { PlayIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { Suspense } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { useEnterSpace } from '../../shared/enter-space/use-enter-space.ts';
import { LOBBY } from '../../shared/lobby.ts';
import { COVER_SIZES } from '../../shared/picture-sizes.ts';
import * as css from './hero.module.css';
import { LiveNow } from './live-now.tsx';

/** Only members see who is in a space. */
const LobbyPeople = lazyPart(() => import('./lobby-people.tsx').then(({ LobbyPeople }) => LobbyPeople));

/** The Lobby, and what is live now. For members it is lower: their own content begins above the fold. */
export function Hero({ isCompact }: { isCompact: boolean }) {
  const t = useText();
  const enterLink = useEnterSpace(LOBBY.id);
  const { data: lobby } = useOperation(getSingleWorldHot, { id: LOBBY.id, type: LOBBY.entityType });
  return (
    <section className={css.hero} data-compact={isCompact}>
      <div className={css.picture}>
        <Picture src={lobby?.image ?? null} alt="" sizes={COVER_SIZES} ratio="auto" color="#1a1446" isUrgent />
      </div>
      <div className={css.words}>
        <h1 className={css.title}>{t('home.title')}</h1>
        <p className={css.text}>{t('home.text')}</p>
        <div className={css.actions}>
          <a {...enterLink} className={buttonClass({ variant: 'primary' })}>
            <PlayIcon />
            {t('home.enter')}
          </a>
          <Link className={css.about} to={spacePath(LOBBY)}>
            {t('home.lobby')}
          </Link>
        </div>
        <div className={css.online}>
          {isCompact && (
            <Suspense>
              <LobbyPeople />
            </Suspense>
          )}
          <p>{lobby && lobby.onlineCount > 0 && t('home.online', { count: lobby.onlineCount })}</p>
        </div>
      </div>
      <LiveNow />
    </section>
  );
}
