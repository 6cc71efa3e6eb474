import { getHotGamesPrev7Days } from '@xana/contracts/http/spaces/get-hot-games';
import { getHotSpacesPrev7Days } from '@xana/contracts/http/spaces/get-hot-spaces';
import { getRecommendedSpaces } from '@xana/contracts/http/spaces/get-recommended-spaces';
import { Slot, WhenInView } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { useText } from '../../phrases/phrases.ts';
import { AvatarRail } from './avatar-rail.tsx';
import { EventRail } from './event-rail.tsx';
import { FavouriteRail } from './favourite-rail.tsx';
import { Hero } from './hero.tsx';
import * as css from './home-screen.module.css';
import { SpaceRail } from './space-rail.tsx';

/** About as high as a rail, in CSS pixels. */
const RAIL_HEIGHT = 320;

/** The home page: what is alive now, first. People and posts are brought by whoever owns them. */
export function HomeScreen() {
  const t = useText();
  const member = useMember();
  return (
    <div className={css.home}>
      <Hero />
      <EventRail />
      <SpaceRail title={t('rail.hotSpaces')} operation={getHotSpacesPrev7Days} all="/explore?sort=mostActive" />
      <WhenInView height={RAIL_HEIGHT}>
        <SpaceRail title={t('rail.recommended')} operation={getRecommendedSpaces} all="/explore?sort=recommended" />
      </WhenInView>
      <WhenInView height={RAIL_HEIGHT}>
        <SpaceRail title={t('rail.hotGames')} operation={getHotGamesPrev7Days} all="/explore?tab=games" />
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
      {member && (
        <WhenInView height={RAIL_HEIGHT}>
          <FavouriteRail />
        </WhenInView>
      )}
    </div>
  );
}
