import type { Message } from '@xana/contracts/http/chat/message';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './message.module.css';
import type { MessageActs } from './message-acts.ts';

interface QuoteProps {
  quote: NonNullable<Message['replyTo']>;
  user: UserSummary;
  acts: MessageActs;
}

/** The answered message, in its current version if it is loaded. A click shows it in the conversation. */
export function Quote({ quote, user, acts }: QuoteProps) {
  const t = useText();
  const name = quote.senderId === user.id ? user.name : t('message.you');
  const loaded = acts.find(quote.seq);
  const body = loaded?.body ?? quote.body;
  const hasPictures = loaded ? (loaded.pictures ?? []).length > 0 : quote.hasPictures;
  return (
    <button
      type="button"
      className={css.quote}
      aria-label={t('message.quote', { name })}
      onClick={() => acts.jumpTo(quote.seq)}
    >
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <bdi className={css.quoted}>{body || t(hasPictures ? 'picture.name' : 'message.deleted')}</bdi>
    </button>
  );
}
