import { enterSpace } from '@xana/contracts/http/spaces/space-presences';
import { useMount } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import type { AnchorHTMLAttributes } from 'react';

/** The properties of a link into the 3D app. Following it puts the person into the space, for all who look at it. */
export function useEnterSpace(spaceId: number): AnchorHTMLAttributes<HTMLAnchorElement> {
  const { config } = useMount();
  const session = useSession();
  const enter = async () => {
    const { onlineCount } = await session.call(enterSpace, { spaceId, from: 'site' });
    // Not in the first load of the home page, which has a link into the Lobby.
    const { livePeopleOf } = await import('../live-people/live-people.ts');
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
