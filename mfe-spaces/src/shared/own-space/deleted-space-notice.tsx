import { useToast } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { useEffect, useRef } from 'react';
import * as css from './own-space.module.css';
import { useText } from './phrases/phrases.ts';
import { useRestoreSpace } from './use-delete-space.ts';

interface DeletedSpaceNoticeProps {
  space: { id: number; name: string };
  onRestored(): void;
}

/** Stands where a space was deleted. It has the focus, which was on what is gone. */
export function DeletedSpaceNotice({ space, onRestored }: DeletedSpaceNoticeProps) {
  const t = useText();
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const { restore, isBusy } = useRestoreSpace(space.id, () => {
    toast({ text: t('restored', { name: space.name }), tone: 'success' });
    onRestored();
  });
  // The menu gives the focus back to its button, which is gone, before this frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={css.notice} role="status">
      <p>
        {t('deleted', { name: space.name })} <span className={css.soft}>{t('deletedHint')}</span>
      </p>
      <Button ref={button} size="small" isBusy={isBusy} onClick={restore}>
        {t('undo')}
      </Button>
    </div>
  );
}
