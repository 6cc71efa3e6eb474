import { blockChanged, muteChanged } from '@xana/contracts/events/profile';
import { blockUser, unblockUser } from '@xana/contracts/http/social/blocks';
import { muteUser, unmuteUser } from '@xana/contracts/http/social/mutes';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useToast } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';
import { useText } from './phrases/phrases.ts';

interface HiddenUser {
  userId: number;
  name: string;
  /** Whether the member has blocked or muted the user. */
  isOn: boolean;
  /** Whether the member may mute or block the user: known only at the click, because a visitor logs in first. */
  isAllowed?(member: { id: number }): boolean;
}

/** Mutes or unmutes a user, publishes `muteChanged` and offers to undo it. */
export function useMuteUser(user: HiddenUser) {
  const session = useSession();
  const bus = useBus();
  return useHideUser('mute', user, async (isOn) => {
    const { isMuted } = await session.call(isOn ? muteUser : unmuteUser, { id: user.userId });
    bus.publish(muteChanged, { userId: user.userId, isMuted });
  });
}

/** Blocks or unblocks a user, publishes `blockChanged` and offers to undo it. */
export function useBlockUser(user: HiddenUser) {
  const session = useSession();
  const bus = useBus();
  return useHideUser('block', user, async (isOn) => {
    const { isBlocked } = await session.call(isOn ? blockUser : unblockUser, { id: user.userId });
    bus.publish(blockChanged, { userId: user.userId, isBlocked });
  });
}

function useHideUser(kind: 'mute' | 'block', user: HiddenUser, send: (isOn: boolean) => Promise<void>) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const toast = useToast();
  const { isOn, toggle, set } = useToggle({
    isOn: user.isOn,
    reason: kind,
    send,
    isAllowed: user.isAllowed,
    onStored(_, stored) {
      toast({
        text: t(stored ? `${kind}.done` : `${kind}.undone`, { name: user.name }),
        action: { label: shared('undo'), onPress: () => void set(!stored) },
      });
    },
  });
  return { isOn, toggle, set };
}
