import { CODE_UNITS_PER_CHARACTER, TEXT_LIMITS } from '@xana/contracts/text-limits';
import { messagePhrases } from '@xana/i18n/messages';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { TextArea } from '@xana/ui-kit/text-area';
import { TextField } from '@xana/ui-kit/text-field';
import { isRequiredProfileText } from '@xana/validation';
import { useText } from './phrases/phrases.ts';
import { fieldProblem, type TextFieldName } from './profile-fields.ts';

interface ProfileTextFieldProps {
  name: TextFieldName;
  value: string;
  /** What is saved: an unchanged field has no problem. */
  saved: string;
  /** A problem that only the server knows. */
  error?: string;
  onChange(value: string): void;
}

const KINDS = {
  website: { inputMode: 'url' },
  discord: { inputMode: 'url' },
  youtube: { inputMode: 'url' },
  email: { inputMode: 'email', autoComplete: 'email' },
  phoneNumber: { inputMode: 'tel', autoComplete: 'tel' },
} as const satisfies Partial<Record<TextFieldName, object>>;

/** A text of the profile with its rule (VA-01 to VA-11), checked while the member types. */
export function ProfileTextField({ name, value, saved, error, onChange }: ProfileTextFieldProps) {
  const t = useText();
  const message = messagePhrases.useText();
  const nameCount = useCharacterCount(value, TEXT_LIMITS.personName, CODE_UNITS_PER_CHARACTER.name);
  const bioCount = useCharacterCount(value, TEXT_LIMITS.bio);
  const problem = fieldProblem(name, value, saved);
  const count = name === 'bio' ? bioCount : name === 'name' ? nameCount : undefined;
  const isMissing = (name === 'name' || name === 'username') && value.trim() === '';
  const problemText = isMissing ? t(`required.${name}`) : problem && message(problem);
  const field = {
    label: t(`field.${name}`),
    hint: t(`hint.${name}`),
    error: error ?? (problemText && !count?.isOver ? problemText : undefined),
    count,
    value,
  };
  if (name === 'bio') return <TextArea {...field} onChange={(event) => onChange(event.target.value)} />;
  return (
    <TextField
      {...field}
      {...(name in KINDS ? KINDS[name as keyof typeof KINDS] : {})}
      required={isRequiredProfileText(name)}
      spellCheck={name === 'name'}
      autoCapitalize={name === 'name' ? undefined : 'none'}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
