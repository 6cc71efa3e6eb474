import { updateProfile } from '@xana/contracts/http/users/profiles';
import { useLanguage } from '@xana/i18n';
import { useFormErrorText } from '@xana/i18n/messages';
import { operationCodeOf } from '@xana/remote-kit';
import { Notice } from '@xana/ui-kit/notice';
import { useText } from './phrases/phrases.ts';
import { TEXT_FIELDS, type TextFieldName } from './profile-fields.ts';

/** A rejected update: the platform knows more rules than the form, such as a Twitter name of another approved profile. */
export function SaveProblem({ error }: { error: unknown }) {
  const errorText = useFormErrorText();
  const t = useText();
  if (!error) return null;
  const isTaken = operationCodeOf(error, updateProfile) === 'USER.USER_ALREADY EXISTS';
  return <Notice tone="problem" text={isTaken ? t('usernameTaken') : errorText(error)} />;
}

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
