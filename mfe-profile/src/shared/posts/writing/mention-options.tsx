import { Avatar } from '@xana/ui-kit/avatar';
import * as css from './mention-field.module.css';
import { useText } from './phrases/phrases.ts';
import type { SuggestedUser } from './use-mention-suggestions.ts';

interface MentionOptionsProps {
  id: string;
  users: readonly SuggestedUser[];
  /** The index of the option that Enter takes. */
  active: number;
  onChoose(user: SuggestedUser): void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The suggested users, below the text. */
export function MentionOptions({ id, users, active, onChoose }: MentionOptionsProps) {
  const t = useText();
  return (
    <div id={id} role="listbox" className={css.list} aria-label={t('mentions')}>
      {users.map((user, index) => (
        <button
          key={user.id}
          id={optionId(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          className={css.option}
          aria-selected={index === active}
          // The text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(user)}
        >
          <Avatar name={user.name} src={user.avatar} color={user.color} size={28} />
          <bdi className={css.name}>{user.name}</bdi>
          <span className={css.username}>@{user.username}</span>
        </button>
      ))}
    </div>
  );
}
