import { SmileIcon } from '@xana/ui-kit/chat-icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { useLazyComponent } from '../../../shared/lazy-component/use-lazy-component.ts';
import * as css from './composer.module.css';

const loadPanel = () => import('./emoji-panel.tsx').then(({ EmojiPanel }) => EmojiPanel);

/** A button that opens the emoji, which are loaded at the first click. */
export function EmojiPicker({ onChoose }: { onChoose(emoji: string): void }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, request] = useLazyComponent(loadPanel);
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!picker.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    picker.current?.querySelector('button')?.focus();
  };
  const toggle = () => {
    request();
    setIsOpen(!isOpen);
  };
  const choose = (emoji: string) => {
    setIsOpen(false);
    onChoose(emoji);
  };
  return (
    <div className={css.picker} ref={picker}>
      <IconButton label={t('composer.emoji')} aria-expanded={isOpen} onClick={toggle}>
        <SmileIcon />
      </IconButton>
      {isOpen && Panel && <Panel onClose={close} onChoose={choose} />}
    </div>
  );
}
