import type { Space } from '@xana/contracts/http/spaces/space';
import { useLocalized } from '@xana/i18n';
import { truncateName, useFormats } from '@xana/i18n/formats';
import { Link, lazyPart, profilePath, spacePath, useInView, useIsPageInUse } from '@xana/remote-kit';
import { linkTo } from '@xana/remote-kit/link-to';
import { Avatar } from '@xana/ui-kit/avatar';
import { Badge } from '@xana/ui-kit/badge';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { UsersIcon } from '@xana/ui-kit/icon';
import { ShortName } from '@xana/ui-kit/short-name';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { Suspense, startTransition, useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import { CARD_SIZES } from './picture-sizes.ts';
import * as css from './space-card.module.css';

// Without them the card is a link.
const SpaceControls = lazyPart<LazySpaceControlsProps>(() =>
  import('./space-controls/space-controls.tsx').then(
    ({ SpaceControls }) => SpaceControls,
    () => () => null,
  ),
);

interface LazySpaceControlsProps {
  space: Space;
  /** Receives the number of people who are in the space now. */
  onCount(count: number): void;
}

interface SpaceCardProps {
  space: Space;
  /** False for a space that is not there yet. */
  hasControls?: boolean;
}

export function SpaceCard({ space, hasControls = true }: SpaceCardProps) {
  const t = useText();
  const formats = useFormats();
  const localize = useLocalized();
  const [liveCount, setLiveCount] = useState<number>();
  const online = liveCount ?? space.onlineCount;
  const { totalVisits, user } = space;
  const onlineText = t('home.online', { count: online });
  return (
    <CoverCard
      title={localize(space.name, space.localizedNames)}
      picture={space.thumbnail}
      sizes={CARD_SIZES}
      badge={
        online > 0 && (
          <span title={onlineText}>
            <Badge>
              <UsersIcon size={13} />
              <span aria-hidden="true">{formats.compact(online)}</span>
              <VisuallyHidden>{onlineText}</VisuallyHidden>
            </Badge>
          </span>
        )
      }
      meta={
        <span title={formats.number(totalVisits)}>
          {t('card.visits', { count: totalVisits, number: formats.compact(totalVisits) })}
        </span>
      }
      controls={hasControls && <LazySpaceControls space={space} onCount={setLiveCount} />}
      footer={<Creator user={user} />}
      link={linkTo(spacePath(space))}
    />
  );
}

function Creator({ user }: Pick<Space, 'user'>) {
  if (!user) return <span className={css.creator}>XANA</span>;
  return (
    <Link className={css.creator} to={profilePath(user.id)} title={user.name}>
      <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={20} />
      <ShortName short={truncateName(user.name)} full={user.name} />
    </Link>
  );
}

/**
 * The controls of a card. They cost the first screen nothing: their code loads with the first use of the page, and each card
 * gets its controls when it comes near the screen. They lie on the picture, so that nothing moves.
 */
function LazySpaceControls(props: LazySpaceControlsProps) {
  const isInUse = useIsPageInUse();
  const [isNear, setNear] = useState(false);
  const element = useInView<HTMLSpanElement>({
    margin: '200px',
    isEnabled: isInUse && !isNear,
    onInView: () => startTransition(() => setNear(true)),
  });
  if (!isNear) return <span ref={element} />;
  return (
    <Suspense fallback={null}>
      <SpaceControls {...props} />
    </Suspense>
  );
}
