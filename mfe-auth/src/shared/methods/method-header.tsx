import { BackIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import * as css from './method-header.module.css';
import { MethodIcon, type MethodName } from './method-icon.tsx';
import { useText } from './phrases/phrases.ts';

interface MethodHeaderProps {
  method: MethodName;
  name: string;
  /** What happens next, in one sentence. */
  text?: string;
  onBack(): void;
}

/** The top of a login method's view: back to the list, icon, name. */
export function MethodHeader({ method, name, text, onBack }: MethodHeaderProps) {
  const t = useText();
  return (
    <div className={css.header}>
      <IconButton label={t('method.back')} onClick={onBack}>
        <BackIcon />
      </IconButton>
      <MethodIcon method={method} size={32} />
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        {text && <p className={css.text}>{text}</p>}
      </div>
    </div>
  );
}
