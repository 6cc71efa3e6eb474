import { MoreIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { useLazyComponent } from '../../../shared/lazy-component/use-lazy-component.ts';
import * as css from './message.module.css';
import type { MessageMenuProps } from './message-menu.tsx';

interface MessageMenuButtonProps extends MessageMenuProps {
  /** Each higher number opens the menu. */
  openings: number;
}

const loadMenu = () => import('./message-menu.tsx').then(({ MessageMenu }) => MessageMenu);

/** The button of a message's actions. The menu is loaded when it is opened first. */
export function MessageMenuButton({ openings, ...menu }: MessageMenuButtonProps) {
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
        <Menu key={openings} {...menu} />
      ) : (
        <IconButton label={t('message.actions')} tabIndex={-1} onClick={() => want.current()}>
          <MoreIcon size={18} />
        </IconButton>
      )}
    </span>
  );
}
