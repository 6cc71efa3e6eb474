import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { useEffect, useRef } from 'react';
import { useText } from '../phrases/phrases.ts';

interface BlockedNoticeProps {
  /** The name of the service. */
  brand: string;
  onOpen(): void;
  /** Without it, the window is the only way. */
  onLeave: (() => void) | undefined;
}

/** The browser blocked the window (LG-11). A new click may open it; leaving the page works in every browser. */
export function BlockedNotice({ brand, onOpen, onLeave }: BlockedNoticeProps) {
  const t = useText();
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => open.current?.focus(), []);
  return (
    <>
      <Notice
        tone="problem"
        text={t('social.blocked', { brand })}
        hint={t(onLeave ? 'social.blockedText' : 'social.blockedWindowText')}
      />
      <Button ref={open} variant="primary" onClick={onOpen}>
        {t('social.openWindow')}
      </Button>
      {onLeave && <Button onClick={onLeave}>{t('social.leave')}</Button>}
    </>
  );
}
