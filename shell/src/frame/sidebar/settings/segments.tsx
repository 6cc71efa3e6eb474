import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { type ReactNode, useId } from 'react';
import * as css from './segments.module.css';

interface SegmentsProps<Id extends string> {
  label: string;
  /** With an icon, the name is for screen readers and the pointer. */
  choices: readonly { id: Id; name: string; lang?: string; icon?: ReactNode }[];
  chosen: Id;
  onChoose(id: Id): void;
}

/** One of two or three, all of them in sight: radio buttons that look like one switch. */
export function Segments<Id extends string>({ label, choices, chosen, onChoose }: SegmentsProps<Id>) {
  const group = useId();
  return (
    <fieldset className={css.segments}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {choices.map(({ id, name, lang, icon }) => (
        <label key={id} className={css.segment} lang={lang} title={icon ? name : undefined}>
          <input
            type="radio"
            className={css.input}
            name={group}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {icon}
          {icon ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        </label>
      ))}
    </fieldset>
  );
}
