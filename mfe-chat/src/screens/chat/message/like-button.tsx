import type { Message } from '@xana/contracts/http/chat/message';
import { useFormats } from '@xana/i18n/formats';
import { useMember } from '@xana/session/react';
import { HeartFilledIcon, HeartIcon } from '@xana/ui-kit/icon';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './message.module.css';
import { useLikeMessage } from './use-like-message.ts';

/** The number of likes; a click adds or removes the member's own. */
export function LikeButton({ message, onChanged }: { message: Message; onChanged(message: Message): void }) {
  const t = useText();
  const formats = useFormats();
  const memberId = useMember()?.id ?? 0;
  const { isOn, toggle } = useLikeMessage(message, onChanged);
  const count = message.likes.filter((id) => id !== memberId).length + (isOn ? 1 : 0);
  return (
    <button
      type="button"
      className={css.likes}
      aria-pressed={isOn}
      aria-label={t('message.likes', { count })}
      onClick={toggle}
    >
      {isOn ? <HeartFilledIcon size={14} /> : <HeartIcon size={14} />}
      <span aria-hidden="true">{formats.number(count)}</span>
    </button>
  );
}
