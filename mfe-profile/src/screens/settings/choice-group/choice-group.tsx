import { type ReactNode, useId, useState } from 'react';
import * as styles from '../../../shared/styles.module.css';
import * as css from './choice-group.module.css';

interface ChoiceGroupProps<Id extends string> {
  label: string;
  /** Under the label: what the choice does. */
  text?: string;
  choices: readonly { id: Id; name: string; hint?: string; lang?: string; icon?: ReactNode }[];
  chosen: Id;
  /** A promise settles when the choice is stored, or was reported as failed. */
  onChoose(id: Id): unknown;
}

/** One of a few choices, which takes effect at once: radio buttons in a card. */
export function ChoiceGroup<Id extends string>({ label, text, choices, chosen, onChoose }: ChoiceGroupProps<Id>) {
  const group = useId();
  // Until `chosen` follows: React resets a radio button whose `checked` changes later than its click, and it would flicker.
  const [picked, setPicked] = useState<Id | null>(null);
  const pick = async (id: Id) => {
    setPicked(id);
    await onChoose(id);
    setPicked(null);
  };
  return (
    <fieldset className={css.group} aria-describedby={text ? `${group}-text` : undefined}>
      <legend className={css.legend}>{label}</legend>
      {text && (
        <p id={`${group}-text`} className={css.text}>
          {text}
        </p>
      )}
      {choices.map(({ id, name, hint, lang, icon }) => (
        <label key={id} className={css.choice} lang={lang}>
          <input
            type="radio"
            className={css.input}
            name={group}
            checked={id === (picked ?? chosen)}
            onChange={() => void pick(id)}
          />
          {icon}
          <span className={styles.words}>
            {name}
            {hint && <span className={styles.soft}>{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
