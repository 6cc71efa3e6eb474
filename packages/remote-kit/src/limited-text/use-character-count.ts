import { excessOf, lengthOf } from '@xana/validation';
import { useDeferredValue } from 'react';
import { countPhrases } from './phrases/count-phrases.ts';

export interface CharacterCount {
  /** `12 of 500 characters`, or how many are too many. */
  text: string;
  isOver: boolean;
}

/** What a field with a limit says about its length, counted as the platform counts it. Nothing that was typed is cut. */
export function useCharacterCount(text: string, most: number, codeUnits?: number): CharacterCount {
  const t = countPhrases.useText();
  // Counting a pasted book takes longer than a key may take.
  const counted = useDeferredValue(text);
  const excess = excessOf(counted, most, codeUnits);
  return {
    text: excess > 0 ? t('tooMany', { count: excess }) : t('used', { used: lengthOf(counted), most }),
    isOver: excess > 0,
  };
}
