import { ArrowDownIcon, ArrowUpIcon } from '@xana/ui-kit/chat-icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './search-messages.module.css';

interface SearchStepsProps {
  /** Index of the message on the screen, from the newest one; -1 before the first step. */
  chosen: number;
  count: number;
  isSearched: boolean;
  onChoose(index: number): void;
}

/** Which of the found messages is shown, and buttons to the one before and after it. */
export function SearchSteps({ chosen, count, isSearched, onChoose }: SearchStepsProps) {
  const t = useText();
  const place = chosen < 0 ? t('search.found', { count }) : t('search.place', { index: chosen + 1, total: count });
  return (
    <>
      <span className={css.place} role="status">
        {isSearched && place}
      </span>
      <IconButton
        label={t('search.earlier')}
        aria-disabled={chosen + 1 >= count}
        onClick={() => chosen + 1 < count && onChoose(chosen + 1)}
      >
        <ArrowUpIcon size={18} />
      </IconButton>
      <IconButton
        label={t('search.later')}
        aria-disabled={chosen <= 0}
        onClick={() => chosen > 0 && onChoose(chosen - 1)}
      >
        <ArrowDownIcon size={18} />
      </IconButton>
    </>
  );
}
