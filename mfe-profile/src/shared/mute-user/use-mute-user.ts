import { muteChanged } from '@xana/contracts/events/profile';
import { muteUser } from '@xana/contracts/http/social/mute-user';
import { unmuteUser } from '@xana/contracts/http/social/unmute-user';
import { useBus } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { type Person, useUndoableSwitch } from '../undoable-switch/use-undoable-switch.ts';

/** Mutes or unmutes a user, publishes `muteChanged` and offers to undo it. */
export function useMuteUser({ onDone }: { onDone?(isMuted: boolean): void } = {}) {
  const session = useSession();
  const bus = useBus();
  const { isBusy, set } = useUndoableSwitch({
    apply: async (userId, isOn) => {
      const { isMuted } = await session.call(isOn ? muteUser : unmuteUser, { id: userId });
      bus.publish(muteChanged, { userId, isMuted });
    },
    texts: { on: 'mute.done', off: 'mute.undone' },
    onDone,
  });
  return {
    isBusy,
    mute: (person: Person) => set(person, true),
    unmute: (person: Person) => set(person, false),
  };
}
