import type { UserSummary } from '@xana/contracts/http/users/user';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './conversation.module.css';
import { useTyping } from './use-typing.ts';

/** Always as high as its text, so that the messages do not move. */
export function TypingLine({ user, conversationId }: { user: UserSummary; conversationId: number | null }) {
  const t = useText();
  const isTyping = useTyping(user.id, conversationId);
  return (
    <p className={css.typing} role="status">
      {isTyping && t('chat.typing', { name: user.name })}
    </p>
  );
}
