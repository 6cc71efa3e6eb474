import { blockChanged } from '@xana/contracts/events/profile';
import { blockUser } from '@xana/contracts/http/social/block-user';
import { unblockUser } from '@xana/contracts/http/social/unblock-user';
import { useBus } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { type Person, useUndoableSwitch } from '../undoable-switch/use-undoable-switch.ts';

/** Blocks or unblocks a user, publishes `blockChanged` and offers to undo it. */
export function useBlockUser({ onDone }: { onDone?(isBlocked: boolean): void } = {}) {
  const session = useSession();
  const bus = useBus();
  const { isBusy, set } = useUndoableSwitch({
    apply: async (userId, isOn) => {
      const { isBlocked } = await session.call(isOn ? blockUser : unblockUser, { id: userId });
      bus.publish(blockChanged, { userId, isBlocked });
    },
    texts: { on: 'block.done', off: 'block.undone' },
    onDone,
  });
  return {
    isBusy,
    block: (person: Person) => set(person, true),
    unblock: (person: Person) => set(person, false),
  };
}
