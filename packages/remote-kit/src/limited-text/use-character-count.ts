import { excessOf, lengthOf } from '@xana/validation';
import { useDeferredValue } from 'react';
import { countPhrases } from './phrases/count-phrases.ts';

export interface CharacterCount {
  /** `12 of 500 characters`, or the number of excess characters. */
  text: string;
  isOver: boolean;
}

/** The length of a field with a limit, counted like on the platform. Input is not truncated. */
export function useCharacterCount(text: string, most: number, codeUnits?: number): CharacterCount {
  const t = countPhrases.useText();
  // Counting a long pasted text would delay the input event.
  const counted = useDeferredValue(text);
  const excess = excessOf(counted, most, codeUnits);
  return {
    text: excess > 0 ? t('tooMany', { count: excess }) : t('used', { used: lengthOf(counted), most }),
    isOver: excess > 0,
  };
}
