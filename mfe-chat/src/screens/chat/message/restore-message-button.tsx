import type { Message } from '@xana/contracts/http/chat/message';
import { restoreChatMsg } from '@xana/contracts/http/chat/messages';
import { sharedPhrases } from '@xana/i18n';
import { useAction, useErrorToast } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { useText } from '../../../phrases/phrases.ts';

/** How long the server can restore a deleted message (decision 0056). */
const RESTORABLE_MS = 60 * 60_000;

/** Whether its sender can restore it. One that moderators hid stays hidden. */
export const isRestorable = ({ deletedAt, isHidden }: Message): boolean =>
  deletedAt !== null && !isHidden && Date.now() - Date.parse(deletedAt) < RESTORABLE_MS;

interface RestoreMessageButtonProps {
  message: Message;
  /** The restored message may arrive by the socket before the answer. */
  onPress(): void;
  onRestored(message: Message): void;
}

/** Stands beside a message that the member deleted. */
export function RestoreMessageButton({ message, onPress, onRestored }: RestoreMessageButtonProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { run, isBusy } = useAction(restoreChatMsg, { onSuccess: onRestored, onError: useErrorToast() });
  const restore = () => {
    onPress();
    void run({ id: message.id });
  };
  return (
    <Button size="small" variant="quiet" isBusy={isBusy} aria-label={t('delete.undo')} onClick={restore}>
      {shared('undo')}
    </Button>
  );
}
