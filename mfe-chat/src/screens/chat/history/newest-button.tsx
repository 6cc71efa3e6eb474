import { ArrowDownIcon } from '@xana/ui-kit/chat-icon';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './history.module.css';

/** Returns to the newest message, with the number of messages that arrived since. */
export function NewestButton({ count, onPress }: { count: number; onPress(): void }) {
  const t = useText();
  return (
    <button
      type="button"
      className={css.newest}
      aria-label={count === 0 ? t('history.newest') : undefined}
      onClick={onPress}
    >
      {count > 0 && t('history.new', { count })}
      <ArrowDownIcon size={18} />
    </button>
  );
}
