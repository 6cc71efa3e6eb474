import { CODE_UNITS_PER_CHARACTER, TEXT_LIMITS } from '@xana/contracts/text-limits';
import type { FormField } from '@xana/remote-kit/form';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { TextArea } from '@xana/ui-kit/text-area';
import { TextField } from '@xana/ui-kit/text-field';
import { isRequiredProfileText } from '@xana/validation';
import { useText } from './phrases/phrases.ts';
import type { TextFieldName } from './profile-fields.ts';

interface ProfileTextFieldProps {
  name: TextFieldName;
  /** Of `useForm`. */
  field: FormField;
}

const KINDS = {
  website: { inputMode: 'url' },
  discord: { inputMode: 'url' },
  youtube: { inputMode: 'url' },
  email: { inputMode: 'email', autoComplete: 'email' },
  phoneNumber: { inputMode: 'tel', autoComplete: 'tel' },
} as const satisfies Partial<Record<TextFieldName, object>>;

/** A text of the profile with its rule (VA-01 to VA-11), checked while the member types. */
export function ProfileTextField({ name, field }: ProfileTextFieldProps) {
  const t = useText();
  const nameCount = useCharacterCount(field.value, TEXT_LIMITS.personName, CODE_UNITS_PER_CHARACTER.name);
  const bioCount = useCharacterCount(field.value, TEXT_LIMITS.bio);
  const count = name === 'bio' ? bioCount : name === 'name' ? nameCount : undefined;
  const texts = {
    ...field,
    label: t(`field.${name}`),
    hint: t(`hint.${name}`),
    error: count?.isOver ? undefined : field.error,
    count,
  };
  if (name === 'bio') return <TextArea {...texts} />;
  return (
    <TextField
      {...texts}
      {...(name in KINDS ? KINDS[name as keyof typeof KINDS] : {})}
      required={isRequiredProfileText(name)}
      spellCheck={name === 'name'}
      autoCapitalize={name === 'name' ? undefined : 'none'}
    />
  );
}
