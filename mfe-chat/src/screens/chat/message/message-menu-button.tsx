import type { Message } from '@xana/contracts/http/chat/message';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { MoreIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { useLazyComponent } from '../../../shared/lazy-component/use-lazy-component.ts';
import * as css from './message.module.css';
import type { MessageActs } from './message-acts.ts';

interface MessageMenuButtonProps {
  message: Message;
  user: UserSummary;
  isMine: boolean;
  acts: MessageActs;
  /** Each higher number opens the menu. */
  openings: number;
}

const loadMenu = () => import('./message-menu.tsx').then(({ MessageMenu }) => MessageMenu);

/** The button of a message's actions. The menu is loaded when it is opened first. */
export function MessageMenuButton({ message, user, isMine, acts, openings }: MessageMenuButtonProps) {
  const t = useText();
  const [Menu, request] = useLazyComponent(loadMenu);
  const [isWanted, setIsWanted] = useState(false);
  const want = useRef(() => {});
  want.current = () => {
    request();
    setIsWanted(true);
  };
  useEffect(() => {
    if (openings > 0) want.current();
  }, [openings]);
  return (
    <span className={css.more}>
      {Menu && isWanted ? (
        <Menu key={openings} message={message} user={user} isMine={isMine} acts={acts} />
      ) : (
        <IconButton label={t('message.actions')} tabIndex={-1} onClick={() => want.current()}>
          <MoreIcon size={18} />
        </IconButton>
      )}
    </span>
  );
}
