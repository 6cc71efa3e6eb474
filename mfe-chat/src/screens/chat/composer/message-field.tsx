import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { IconButton } from '@xana/ui-kit/icon-button';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { ComposedLinkCard } from '../link-card/composed-link-card.tsx';
import * as css from './composer.module.css';
import { EmojiPicker } from './emoji-picker.tsx';

/** From this length on the number of characters is shown. */
const SHOWN_COUNT = TEXT_LIMITS.message * 0.9;

interface MessageFieldProps {
  label: string;
  value: string;
  submit: { label: string; icon: ReactNode; isBusy?: boolean };
  isFocusedAtFirst?: boolean;
  onChange(value: string): void;
  additions?: ReactNode;
  /** There are pictures beside the text, which may be empty then. */
  hasPictures?: boolean;
  onFiles?(files: Iterable<File>): void;
  /** The text is not too long, and not empty without pictures. */
  onSubmit(value: string): void;
  onEscape?: (() => void) | undefined;
  /** Arrow up in an empty field. */
  onRecall?(): void;
}

/** A text field that grows with its text. Enter submits and Shift+Enter breaks the line, never while an input method composes. */
export function MessageField(props: MessageFieldProps) {
  const { label, value, submit, isFocusedAtFirst, additions, hasPictures, onFiles } = props;
  const { onChange, onSubmit, onEscape, onRecall } = props;
  const t = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isComposing, setIsComposing] = useState(false);
  const count = useCharacterCount(value, TEXT_LIMITS.message);
  const canSubmit = (value.trim() !== '' || hasPictures) && !count.isOver && !submit.isBusy;
  useFieldGrowth(field, value);
  useLayoutEffect(() => {
    if (!isFocusedAtFirst || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isFocusedAtFirst]);
  const submitText = () => canSubmit && onSubmit(value);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Safari ends the composition before the keydown that confirmed it, which has keyCode 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') onEscape?.();
    if (event.key === 'ArrowUp' && value === '' && onRecall) {
      event.preventDefault();
      onRecall();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submitText();
  };
  const insert = (emoji: string) => {
    const { selectionStart: start = value.length, selectionEnd: end = value.length } = field.current ?? {};
    onChange(value.slice(0, start) + emoji + value.slice(end));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(start + emoji.length, start + emoji.length);
    });
  };
  const hasCount = count.isOver || value.length > SHOWN_COUNT;
  return (
    <>
      <ComposedLinkCard text={value} isComposing={isComposing} />
      <div className={css.line}>
        {additions}
        <EmojiPicker onChoose={insert} />
        <textarea
          ref={field}
          className={css.field}
          rows={1}
          aria-label={label}
          aria-invalid={count.isOver || undefined}
          aria-describedby={hasCount ? id : undefined}
          placeholder={t('composer.placeholder')}
          enterKeyHint="send"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={() => setIsComposing(false)}
          onPaste={({ clipboardData }) => clipboardData.files.length > 0 && onFiles?.(clipboardData.files)}
        />
        <IconButton label={submit.label} aria-disabled={!canSubmit} aria-busy={submit.isBusy} onClick={submitText}>
          {submit.icon}
        </IconButton>
      </div>
      {hasCount && (
        <p id={id} className={count.isOver ? css.over : css.count} aria-live={count.isOver ? 'polite' : 'off'}>
          {count.text}
        </p>
      )}
    </>
  );
}

/** Makes a text field as high as its text, in browsers without `field-sizing`. */
function useFieldGrowth(field: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    // The text is set already: reading it here makes it a reason to measure again.
    if (!element || element.value !== value || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [field, value]);
}
