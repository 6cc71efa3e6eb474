export { countPhrases } from './phrases/count-phrases.ts';
export { type CharacterCount, useCharacterCount } from './use-character-count.ts';
