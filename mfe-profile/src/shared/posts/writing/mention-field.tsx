import { TextArea } from '@xana/ui-kit/text-area';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { type ComponentProps, type KeyboardEvent, useId, useImperativeHandle, useRef } from 'react';
import * as css from './mention-field.module.css';
import { MentionOptions, optionId } from './mention-options.tsx';
import { useText } from './phrases/phrases.ts';
import { useMentionSuggestions } from './use-mention-suggestions.ts';

interface MentionFieldProps extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> {
  value: string;
  onText(text: string): void;
}

/**
 * A text area that suggests users after `@`. Arrow keys move through them, Enter or Tab takes one, Escape closes the list; a
 * click or a touch takes one too. The focus stays in the text.
 */
export function MentionField({ value, onText, onKeyDown, ref, ...rest }: MentionFieldProps) {
  const t = useText();
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const { users, active, move, readCursor, complete, close } = useMentionSuggestions({ field, value, onText });
  const isOpen = users.length > 0;
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isOpen && handleListKey(event)) event.preventDefault();
    else onKeyDown?.(event);
  };
  /** @returns whether the key belongs to the list. Never while an IME composes, nor with Ctrl or Cmd, which send the text. */
  const handleListKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean => {
    if (nativeEvent.isComposing || ctrlKey || metaKey) return false;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' || key === 'Tab') complete(users[active]);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };
  return (
    <div className={css.field}>
      <TextArea
        {...rest}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(listId, active) : undefined}
        onChange={(event) => {
          onText(event.target.value);
          readCursor();
        }}
        onSelect={readCursor}
        onBlur={close}
        onKeyDown={handleKey}
      />
      {isOpen && <MentionOptions id={listId} users={users} active={active} onChoose={complete} />}
      <VisuallyHidden>
        <span role="status">{isOpen ? t('mentions.found', { count: users.length }) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
