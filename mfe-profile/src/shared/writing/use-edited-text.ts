import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { useText } from './phrases/phrases.ts';
import { useDraftText } from './use-draft-text.ts';

interface EditedText {
  /** Names the draft; unique on the page. */
  place: string;
  initial: string;
  maxLength: number;
}

/** The text of a post or comment that is being edited, with its count and what is wrong with it. */
export function useEditedText({ place, initial, maxLength }: EditedText) {
  const t = useText();
  const [text, setText, forget] = useDraftText(place, initial);
  const count = useCharacterCount(text, maxLength);
  const isEmpty = text.trim() === '';
  return {
    text,
    setText,
    forget,
    count,
    isValid: !isEmpty && !count.isOver,
    problem: isEmpty ? t('empty') : undefined,
  };
}
