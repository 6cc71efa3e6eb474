import { Select as AriaSelect, Button, Label, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components';
import { CheckIcon, ChevronDownIcon } from '../../icons/icons.tsx';
import * as css from './select.module.css';

interface SelectProps<Id extends string> {
  label: string;
  /** Hides the label visually, where the context makes it clear. */
  isLabelHidden?: boolean;
  choices: readonly { id: Id; name: string }[];
  chosen: Id;
  onChoose(id: NoInfer<Id>): void;
}

/** A select with type-ahead. */
export function Select<Id extends string>({ label, isLabelHidden, choices, chosen, onChoose }: SelectProps<Id>) {
  return (
    <AriaSelect
      className={css.field}
      aria-label={isLabelHidden ? label : undefined}
      value={chosen}
      onChange={(id) => {
        if (id !== null) onChoose(id as Id);
      }}
    >
      {!isLabelHidden && <Label className={css.label}>{label}</Label>}
      <Button className={css.trigger}>
        <SelectValue className={css.value}>{({ selectedText }) => selectedText}</SelectValue>
        <ChevronDownIcon size={16} />
      </Button>
      <Popover className={css.popover}>
        <ListBox className={css.list}>
          {choices.map(({ id, name }) => (
            <ListBoxItem key={id} id={id} textValue={name} className={css.item}>
              <span className={css.name}>{name}</span>
              {id === chosen && <CheckIcon size={16} />}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
