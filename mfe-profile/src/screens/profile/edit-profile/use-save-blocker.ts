import { useLanguage } from '@xana/i18n';
import { useText } from './phrases/phrases.ts';
import { TEXT_FIELDS, type TextFieldName } from './profile-fields.ts';

interface Blockers {
  problems: Partial<Record<TextFieldName, unknown>>;
  hasConflict: boolean;
  isUploading: boolean;
}

/** Why the form cannot be saved now, for the line beside its buttons; empty if it can. The save button stays enabled. */
export function useSaveBlocker({ problems, hasConflict, isUploading }: Blockers): string {
  const t = useText();
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const wrong = TEXT_FIELDS.filter((name) => problems[name]);
  if (wrong.length > 0) return t('blocked.fields', { fields: list.format(wrong.map((name) => t(`field.${name}`))) });
  if (hasConflict) return t('blocked.conflict');
  return isUploading ? t('blocked.upload') : '';
}
