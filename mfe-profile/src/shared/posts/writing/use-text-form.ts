import { useForm } from '@xana/remote-kit/form';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { excessOf } from '@xana/validation';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { useText } from './phrases/phrases.ts';

interface TextFormOptions {
  initial(): string;
  maxLength: number;
  /** Keeps a draft. */
  onText(text: string): void;
  onSubmit(text: string): unknown;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** The form of a post or a comment: one text with mentions, with its count and what is wrong with it. Ctrl+Enter submits it. */
export function useTextForm({ initial, maxLength, onText, onSubmit, ref }: TextFormOptions) {
  const t = useText();
  const form = useForm({
    initial: () => ({ text: initial() }),
    check: ({ text }, submitted) => ({
      // A text that was removed again is not a mistake before it is submitted.
      text: isEmpty(text) ? submitted?.text === text && 'empty' : excessOf(text, maxLength) > 0 && 'SHOWN',
    }),
    textOf: t,
    onChange: ({ text }) => onText(text),
    onSubmit: ({ text }) => onSubmit(text),
  });
  const { text } = form.values;
  const input = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLTextAreaElement);
  const place = form.refOf('text');
  return {
    text,
    isValid: !isEmpty(text) && excessOf(text, maxLength) === 0,
    input,
    props: form.props,
    submit: form.submit,
    reset: () => form.reset({ text: '' }),
    write: (next: string) => form.write({ text: next }),
    /** The properties of a `MentionField`. */
    field: {
      ref(element: HTMLTextAreaElement | null) {
        input.current = element;
        place(element);
      },
      value: text,
      count: useCharacterCount(text, maxLength),
      error: form.errorOf('text'),
      onText: (next: string) => form.write({ text: next }),
      onKeyDown: (event: KeyboardEvent) => submitsByKey(event) && form.submit(),
    },
  };
}

const isEmpty = (text: string): boolean => text.trim() === '';

/**
 * Whether a key press submits a text of several lines: Ctrl+Enter or Cmd+Enter. Never while an IME composes; Safari ends the
 * composition before the key press, which then has the key code 229.
 */
const submitsByKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
