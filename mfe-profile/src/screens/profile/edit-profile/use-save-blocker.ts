import { useLanguage } from '@xana/i18n';
import { type RefObject, useState } from 'react';
import { useText } from './phrases/phrases.ts';
import { fieldProblem, type ProfileFields, TEXT_FIELDS } from './profile-fields.ts';

interface SaveBlockerOptions {
  form: RefObject<HTMLFormElement | null>;
  draft: ProfileFields;
  base: ProfileFields;
  hasUsernameProblem: boolean;
  hasConflict: boolean;
  isUploading: boolean;
}

/**
 * Why the form cannot be saved now. The save button stays enabled: `check` returns whether the form can be saved, moves the
 * focus to the first place that needs the member, and shows `reason` until the form can be saved.
 */
export function useSaveBlocker({
  form,
  draft,
  base,
  hasUsernameProblem,
  hasConflict,
  isUploading,
}: SaveBlockerOptions) {
  const t = useText();
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const [isAsked, setIsAsked] = useState(false);
  const wrong = TEXT_FIELDS.filter(
    (name) => (name === 'username' && hasUsernameProblem) || fieldProblem(name, draft[name], base[name]),
  );
  let reason = '';
  if (wrong.length > 0) reason = t('blocked.fields', { fields: list.format(wrong.map((name) => t(`field.${name}`))) });
  else if (hasConflict) reason = t('blocked.conflict');
  else if (isUploading) reason = t('blocked.upload');
  const check = () => {
    if (!reason) return true;
    setIsAsked(true);
    const place = wrong.length > 0 ? '[aria-invalid="true"]:not([type="file"])' : '[data-conflict] button';
    form.current?.querySelector<HTMLElement>(place)?.focus();
    return false;
  };
  return { reason: isAsked && reason, check };
}
