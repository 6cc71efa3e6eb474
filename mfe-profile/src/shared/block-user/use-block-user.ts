import { blockChanged } from '@xana/contracts/events/profile';
import { blockUser } from '@xana/contracts/http/social/block-user';
import { unblockUser } from '@xana/contracts/http/social/unblock-user';
import { useBus, useErrorToast, useToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useState } from 'react';
import { useText } from '../../phrases/phrases.ts';

interface Person {
  userId: number;
  name: string;
}

/** Blocks or unblocks a user, publishes `blockChanged` and confirms with a toast, whose "Undo" does the opposite. */
export function useBlockUser({ onDone }: { onDone?(isBlocked: boolean): void } = {}) {
  const t = useText();
  const session = useSession();
  const bus = useBus();
  const toast = useToast();
  const showError = useErrorToast();
  const [isBusy, setIsBusy] = useState(false);
  const set = async ({ userId, name }: Person, willBlock: boolean): Promise<void> => {
    setIsBusy(true);
    try {
      const { isBlocked } = await session.call(willBlock ? blockUser : unblockUser, { id: userId });
      bus.publish(blockChanged, { userId, isBlocked });
      toast({
        text: t(isBlocked ? 'block.done' : 'block.undone', { name }),
        action: { label: t('undo'), onPress: () => void set({ userId, name }, !willBlock) },
      });
      onDone?.(isBlocked);
    } catch (error) {
      showError(error);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    block: (person: Person) => void set(person, true),
    unblock: (person: Person) => void set(person, false),
  };
}
