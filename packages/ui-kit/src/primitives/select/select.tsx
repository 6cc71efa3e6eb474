import { useId } from 'react';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './select.module.css';

interface SelectProps<Id extends string> {
  label: string;
  /** Hides the label visually, where the context makes it clear. */
  isLabelHidden?: boolean;
  choices: readonly { id: Id; name: string }[];
  chosen: Id;
  onChoose(id: NoInfer<Id>): void;
}

/** One of a few choices. The list is the browser's: type-ahead, and the wheel or sheet of a phone (decision 0107). */
export function Select<Id extends string>({ label, isLabelHidden, choices, chosen, onChoose }: SelectProps<Id>) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={isLabelHidden ? css.hidden : css.label} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={css.control}>
        <select id={id} className={css.select} value={chosen} onChange={({ target }) => onChoose(target.value as Id)}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={16} />
      </div>
    </div>
  );
}
