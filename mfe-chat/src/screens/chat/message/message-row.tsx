import type { Message } from '@xana/contracts/http/chat/message';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { useFormats } from '@xana/i18n/formats';
import { useMember } from '@xana/session/react';
import { HeartFilledIcon, HeartIcon } from '@xana/ui-kit/icon';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { DeliveryState } from './delivery-state.tsx';
import * as css from './message.module.css';
import type { MessageActs } from './message-acts.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MessageMenuButton } from './message-menu-button.tsx';
import { isRestorable, RestoreMessageButton } from './restore-message-button.tsx';
import { isConfirmed, type ShownMessage } from './shown-message.ts';
import { useLikeMessage } from './use-like-message.ts';
import { useLongPress } from './use-long-press.ts';

interface MessageRowProps {
  message: ShownMessage;
  /** The other member of the conversation. */
  user: UserSummary;
  isMine: boolean;
  /** It belongs to the message before it: same sender, and soon after. */
  isContinued: boolean;
  /** It was jumped to. */
  isFound: boolean;
  /** Tab reaches one message; arrow keys reach the others. */
  isTabStop: boolean;
  /** Whether it was read is shown under the member's newest message. */
  hasReceipt: boolean;
  acts: MessageActs;
}

/**
 * One message: its text, time, likes and actions. Enter and a long press open the actions, once the server has confirmed it; R
 * answers it, and E edits an own one.
 */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, user, isMine, isContinued, isFound, isTabStop, hasReceipt, acts } = props;
  const t = useText();
  const [openings, setOpenings] = useState(0);
  const confirmed = isConfirmed(message) ? message : null;
  const changeable = confirmed?.deletedAt === null ? confirmed : null;
  const openMenu = () => setOpenings((count) => count + 1);
  const longPress = useLongPress(openMenu);
  const row = useRef<HTMLLIElement>(null);
  const wasPressedHere = useRef(false);
  const isDeleted = changeable === null;
  const isShownAs = useRef(isDeleted);
  useEffect(() => {
    if (isShownAs.current === isDeleted) return;
    isShownAs.current = isDeleted;
    // The focus leaves the page with the button that deleted or restored the message.
    if (wasPressedHere.current) row.current?.focus();
    wasPressedHere.current = false;
  }, [isDeleted]);
  const onPress = () => {
    wasPressedHere.current = true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || !changeable || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      enter: openMenu,
      r: acts.canAnswer ? () => acts.reply(changeable) : undefined,
      e: isMine ? () => acts.edit(changeable) : undefined,
    }[event.key.toLowerCase()];
    if (!act) return;
    // The letter is not typed into the field that takes the focus.
    event.preventDefault();
    act();
  };
  return (
    <li
      ref={row}
      className={css.row}
      data-mine={isMine}
      data-continued={isContinued || undefined}
      data-failed={!isConfirmed(message) && message.failure !== null}
      data-found={isFound || undefined}
      data-message={confirmed?.seq}
      data-anchor={confirmed?.seq ?? message.clientId}
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={onKeyDown}
    >
      <div className={css.line}>
        <MessageBubble
          message={message}
          user={user}
          isMine={isMine}
          acts={acts}
          longPress={changeable ? longPress : undefined}
        />
        {changeable && (
          <MessageMenuButton
            message={changeable}
            user={user}
            isMine={isMine}
            acts={acts}
            openings={openings}
            onDelete={onPress}
          />
        )}
        {isMine && confirmed && isRestorable(confirmed) && (
          <RestoreMessageButton message={confirmed} onPress={onPress} onRestored={acts.onChanged} />
        )}
      </div>
      {confirmed && confirmed.likes.length > 0 && <LikeButton message={confirmed} onChanged={acts.onChanged} />}
      {hasReceipt && changeable && (
        <span className={css.receipt}>{t(changeable.readAt === null ? 'message.sent' : 'message.read')}</span>
      )}
      {!isConfirmed(message) && <DeliveryState message={message} />}
    </li>
  );
});

/** The number of likes; a click adds or removes the member's own. */
function LikeButton({ message, onChanged }: { message: Message; onChanged(message: Message): void }) {
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
