import { useErrorToast, useToast } from '@xana/remote-kit';
import { useState } from 'react';
import { useText } from '../hidden-people/phrases/phrases.ts';
import { undoPhrases } from '../undo-notice/phrases/phrases.ts';

export interface Person {
  userId: number;
  name: string;
}

interface UndoableSwitch {
  /** Tells the platform and other components. */
  apply(userId: number, isOn: boolean): Promise<void>;
  /** Keys of the confirmations. */
  texts: { on: 'block.done' | 'mute.done'; off: 'block.undone' | 'mute.undone' };
  onDone?(isOn: boolean): void;
}

/** Turns something on or off for a user and confirms with a toast, whose "Undo" does the opposite. */
export function useUndoableSwitch({ apply, texts, onDone }: UndoableSwitch) {
  const t = useText();
  const undoText = undoPhrases.useText();
  const toast = useToast();
  const showError = useErrorToast();
  const [isBusy, setIsBusy] = useState(false);
  const set = async (person: Person, isOn: boolean): Promise<void> => {
    setIsBusy(true);
    try {
      await apply(person.userId, isOn);
      toast({
        text: t(isOn ? texts.on : texts.off, { name: person.name }),
        action: { label: undoText('undo'), onPress: () => void set(person, !isOn) },
      });
      onDone?.(isOn);
    } catch (error) {
      showError(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, set };
}
