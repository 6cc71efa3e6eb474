import { CloseIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './composer.module.css';

/** Above the field: which message is answered or edited, and how to leave it. */
export function ModeBar({ title, text, onCancel }: { title: string; text: string; onCancel(): void }) {
  const t = useText();
  return (
    <div className={css.mode}>
      <span className={css.modeWords}>
        <strong>{title}</strong>
        <bdi className={css.modeText}>{text}</bdi>
      </span>
      <IconButton label={t('composer.cancel')} onClick={onCancel}>
        <CloseIcon size={16} />
      </IconButton>
    </div>
  );
}
