import { type ReactNode, useEffect, useId, useState } from 'react';
import * as css from './choice-group.module.css';

interface ChoiceGroupProps<Id extends string> {
  label: string;
  /** Under the label: what the choice does. */
  text?: string;
  choices: readonly { id: Id; name: string; hint?: string; lang?: string; icon?: ReactNode }[];
  chosen: Id;
  onChoose(id: Id): void;
}

/** One of a few choices, which takes effect at once: radio buttons in a card. */
export function ChoiceGroup<Id extends string>({ label, text, choices, chosen, onChoose }: ChoiceGroupProps<Id>) {
  const group = useId();
  // Follows the click at once: React resets a radio button whose `checked` changes later, and it would flicker.
  const [picked, setPicked] = useState(chosen);
  useEffect(() => setPicked(chosen), [chosen]);
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
            checked={id === picked}
            onChange={() => {
              setPicked(id);
              onChoose(id);
            }}
          />
          {icon}
          <span className={css.words}>
            {name}
            {hint && <span className={css.hint}>{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
