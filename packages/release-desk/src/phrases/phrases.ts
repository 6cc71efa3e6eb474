import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const phrases = definePhrases('release-desk', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });

const VERBS = Object.keys(en).filter((key) => key.startsWith('verb_'));

/** The verb of a change in the chosen language; a verb of a later server as it is. */
export function verbText(text: ReturnType<typeof phrases.useText>, verb: string): string {
  const key = `verb_${verb}`;
  return VERBS.includes(key) ? text(key as 'verb_publish') : verb;
}
