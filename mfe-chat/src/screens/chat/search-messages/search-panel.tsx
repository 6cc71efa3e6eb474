import { searchMessages } from '@xana/contracts/http/chat/message-history';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { sharedPhrases } from '@xana/i18n';
import { useOperationPages } from '@xana/remote-kit';
import { useSearchText } from '@xana/remote-kit/search-text';
import { ArrowDownIcon, ArrowUpIcon } from '@xana/ui-kit/chat-icon';
import { CloseIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { SearchField } from '@xana/ui-kit/search-field';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { JumpToDate } from './jump-to-date.tsx';
import * as css from './search-messages.module.css';
import { SearchResults } from './search-results.tsx';

const PAGE_SIZE = 20;

export interface SearchPanelProps {
  conversationId: number;
  user: UserSummary;
  onJump(seq: number): void;
  onClose(): void;
}

/** Searches the messages of a conversation, steps through what is found, and jumps to a date. */
export function SearchPanel({ conversationId, user, onJump, onClose }: SearchPanelProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(-1);
  const { search: searched, field: textField } = useSearchText();
  const found = useOperationPages(
    searchMessages,
    (page) => ({ id: conversationId, page, limit: PAGE_SIZE, text: searched }),
    { isEnabled: searched !== '', staleMilliseconds: 0 },
  );
  useEffect(() => field.current?.focus(), []);
  const change = (value: string) => {
    textField.onChange(value);
    setChosen(-1);
  };
  const choose = (index: number) => {
    const hit = found.rows[index];
    if (!hit) return;
    setChosen(index);
    onJump(hit.seq);
    if (index === found.rows.length - 1 && found.hasNextPage) void found.fetchNextPage();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from each of its controls.
    <div className={css.panel} onKeyDown={onKeyDown}>
      <div className={css.line}>
        <div className={css.field}>
          <SearchField
            ref={field}
            label={t('search.label')}
            clearLabel={t('search.clear')}
            placeholder={t('search.label')}
            maxLength={TEXT_LIMITS.messageSearch}
            {...textField}
            onChange={change}
            onSubmit={() => choose(chosen + 1)}
          />
        </div>
        <SearchSteps chosen={chosen} count={found.count} isSearched={found.isSuccess} onChoose={choose} />
        <IconButton label={shared('close')} onClick={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      </div>
      <JumpToDate conversationId={conversationId} onJump={onJump} />
      {searched !== '' && (
        <SearchResults found={found} searched={searched} user={user} chosen={chosen} onChoose={choose} />
      )}
    </div>
  );
}

interface SearchStepsProps {
  /** Index of the message on the screen, from the newest one; -1 before the first step. */
  chosen: number;
  count: number;
  isSearched: boolean;
  onChoose(index: number): void;
}

/** Which of the found messages is shown, and buttons to the one before and after it. */
function SearchSteps({ chosen, count, isSearched, onChoose }: SearchStepsProps) {
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
