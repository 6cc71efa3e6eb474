import { profileChanged } from '@xana/contracts/events/profile-changed';
import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/favourites';
import {
  getHotGamesPrev7Days,
  getHotSpacesPrev7Days,
  getRecommendedSpaces,
} from '@xana/contracts/http/spaces/space-lists';
import { lazyPart, Slot, useBus, useMedia, useOperation, useRefresh, WhenInView } from '@xana/remote-kit';
import { useSeesAsVisitor } from '@xana/session/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { useNoFavourites } from '../../shared/no-favourites.tsx';
import { AvatarRail, EventRail, RAIL_HEIGHT, SpacesRail } from '../../shared/rails.tsx';
import { SpaceCard } from '../../shared/space-card.tsx';
import { Hero } from './hero.tsx';
import * as css from './home-screen.module.css';
import { PHONE } from './phone.ts';

type SpaceList = typeof getHotSpacesPrev7Days | typeof getHotGamesPrev7Days | typeof getRecommendedSpaces;

const PlannedEvents = lazyPart(() => import('./planned-events.tsx').then(({ PlannedEvents }) => PlannedEvents));

/** The home page, live content first. Another remote contributes people and posts. */
export function HomeScreen() {
  const isMember = !useSeesAsVisitor();
  const bus = useBus();
  const refresh = useRefresh();
  // Recommendations follow the interests of the profile.
  useEffect(() => bus.subscribe(profileChanged, () => void refresh(getRecommendedSpaces)), [bus, refresh]);
  // After a login on this page the rails stay where they are, with the focus and the position of the page.
  const [isWaiting, setIsWaiting] = useState(isMember);
  // The session could not be restored, so no events will come.
  if (isWaiting && !isMember) setIsWaiting(false);
  const endWait = useCallback(() => setIsWaiting(false), []);
  return (
    <div className={css.home}>
      <Hero isCompact={isMember} />
      {isMember && <Slot name="home.member" props={{}} />}
      {isMember && (
        <Suspense>
          <PlannedEvents onKnown={endWait} />
        </Suspense>
      )}
      {!isWaiting && <Rails isMember={isMember} />}
    </div>
  );
}

function Rails({ isMember }: { isMember: boolean }) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const recommended = (
    <SpaceRail title={t('rail.recommended')} operation={getRecommendedSpaces} allPath="/explore?sort=recommended" />
  );
  return (
    <>
      <EventRail />
      <SpaceRail title={t('rail.hotSpaces')} operation={getHotSpacesPrev7Days} allPath="/explore?sort=mostActive" />
      {isPhone ? recommended : <WhenInView height={RAIL_HEIGHT}>{recommended}</WhenInView>}
      <WhenInView height={RAIL_HEIGHT}>
        <SpaceRail title={t('rail.hotGames')} operation={getHotGamesPrev7Days} allPath="/explore?tab=games" />
      </WhenInView>
      <WhenInView height={RAIL_HEIGHT}>
        <AvatarRail />
      </WhenInView>
      <WhenInView height={RAIL_HEIGHT}>
        <Slot name="home.people" props={{}} />
      </WhenInView>
      <WhenInView height={RAIL_HEIGHT}>
        <Slot name="home.posts" props={{}} />
      </WhenInView>
      {isMember && (
        <WhenInView height={RAIL_HEIGHT}>
          <FavouriteRail />
        </WhenInView>
      )}
    </>
  );
}

function SpaceRail({ title, operation, allPath }: { title: string; operation: SpaceList; allPath: string }) {
  return (
    <SpacesRail
      title={title}
      allPath={allPath}
      cardWidth="wide"
      answer={useOperation<SpaceList>(operation, {})}
      card={(space) => <SpaceCard key={space.id} space={space} />}
    />
  );
}

function FavouriteRail() {
  const t = useText();
  return (
    <SpacesRail
      title={t('rail.favourites')}
      cardWidth="wide"
      answer={useOperation(getFavouriteSpaceList, { page: 1, limit: 20 })}
      whenEmpty={useNoFavourites()}
      card={({ metaverseWorld: space }) => <SpaceCard key={space.id} space={space} />}
    />
  );
}
