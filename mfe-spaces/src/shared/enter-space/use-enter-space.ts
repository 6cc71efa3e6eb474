import { enterSpace } from '@xana/contracts/http/spaces/enter-space';
import { useMount } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import type { AnchorHTMLAttributes } from 'react';
import { livePeopleOf } from '../live-people/live-people.ts';

/** The properties of a link into the 3D app. Following it puts the person into the space, for all who look at it. */
export function useEnterSpace(spaceId: number): AnchorHTMLAttributes<HTMLAnchorElement> {
  const { config } = useMount();
  const session = useSession();
  const enter = async () => {
    const { onlineCount } = await session.call(enterSpace, { spaceId, from: 'site' });
    livePeopleOf(session).setCount(spaceId, onlineCount);
  };
  return {
    href: config.links.app,
    target: '_blank',
    rel: 'noopener',
    // The app opens in any case, and counts the person itself.
    onClick: () => void enter().catch(() => undefined),
  };
}
