import { useToast } from '@xana/remote-kit';
import { useText } from './phrases/phrases.ts';

/** Returns whether a user is not the member; tells the member otherwise. A visitor becomes a member after the click. */
export function useIsOther(userId: number): (member: { id: number }) => boolean {
  const t = useText();
  const toast = useToast();
  return ({ id }) => {
    if (id === userId) toast({ text: t('isYourself') });
    return id !== userId;
  };
}
