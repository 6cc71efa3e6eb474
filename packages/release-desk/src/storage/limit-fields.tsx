import { TextField } from '@xana/ui-kit/text-field';
import type { FieldsProps } from '../change/change-fields.tsx';
import { phrases } from '../phrases/phrases.ts';
import * as css from './storage.module.css';

/** How much is kept. */
export function LimitFields({ options, problems, onChange }: FieldsProps) {
  const text = phrases.useText();
  const field = (name: 'keep' | 'older-than') => (
    <TextField
      label={text(name === 'keep' ? 'keepNewest' : 'keepYounger')}
      inputMode="numeric"
      maxLength={4}
      error={problems[name]}
      value={options[name] ?? ''}
      onChange={({ target }) => onChange({ ...options, [name]: target.value.trim() })}
    />
  );
  return (
    <div className={css.limits}>
      {field('keep')}
      {field('older-than')}
    </div>
  );
}
