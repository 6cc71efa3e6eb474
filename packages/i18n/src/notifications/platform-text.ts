import type { TextOf } from '../define-phrases.ts';
import { shownValues } from '../shown-values.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

const TEXTS = { en, ja };

/** The text function of notifications for the platform, which has several languages at once and no i18next. */
export function platformText(locale: 'en' | 'ja'): TextOf<typeof en> {
  const texts: Record<string, string> = TEXTS[locale];
  return (key, values = {}) => {
    const plural = `${key}_${values.count === 1 ? 'one' : 'other'}`;
    const shown = shownValues(values);
    return (texts[key] ?? texts[plural] ?? key).replace(/\{\{(\w{1,20})\}\}/g, (_, name: string) => shown[name] ?? '');
  };
}
