import { searchAll } from '@xana/contracts/http/search/search-all';
import { useOperation } from '@xana/remote-kit';
import { useDebouncedValue } from '@xana/remote-kit/debounced-value';
import { mentionBeingTyped } from '@xana/validation';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const MAX_SUGGESTIONS = 6;

export interface SuggestedUser {
  id: number;
  name: string;
  username: string;
  avatar: string | null;
  color: string;
}

interface MentionOptions {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onText(text: string): void;
}

/** The users for the mention that is being typed at the cursor; none behind a block. */
export function useMentionSuggestions({ field, value, onText }: MentionOptions) {
  const [cursor, setCursor] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const nextCursor = useRef<number>(undefined);
  const typed = cursor === null ? undefined : mentionBeingTyped(value, cursor);
  const wanted = typed ?? '';
  const settled = useDebouncedValue(wanted, false, wanted);
  const isAsked = wanted !== '' && settled === wanted;
  const { data } = useOperation(
    searchAll,
    { name: settled || '-', pageNumber: 1, pageSize: MAX_SUGGESTIONS, type: 'profile' },
    { isEnabled: isAsked },
  );
  const users = isAsked ? (data?.paginatedResults ?? []).flatMap(toUser) : [];
  useLayoutEffect(() => {
    if (nextCursor.current === undefined) return;
    field.current?.setSelectionRange(nextCursor.current, nextCursor.current);
    nextCursor.current = undefined;
  }, [field, value]);
  const close = () => {
    setCursor(null);
    setActive(0);
  };
  return {
    users,
    active: Math.min(active, users.length - 1),
    move: (by: 1 | -1) => setActive((active + by + users.length) % users.length),
    readCursor() {
      const at = field.current?.selectionEnd ?? null;
      if (at !== cursor) setActive(0);
      setCursor(at);
    },
    complete(user: SuggestedUser | undefined) {
      if (!user || cursor === null) return;
      const start = cursor - wanted.length;
      const end = `${user.username} `;
      nextCursor.current = start + end.length;
      onText(value.slice(0, start) + end + value.slice(cursor).replace(/^ /, ''));
      close();
    },
    close,
  };
}

type Hit = { id: number; name: string; image: string | null; color: string | null; user_name: string | null };

const toUser = ({ id, name, image, color, user_name }: Hit): SuggestedUser[] =>
  user_name ? [{ id, name, username: user_name, avatar: image, color: color ?? '' }] : [];
