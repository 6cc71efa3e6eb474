import type { ReactNode } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import * as note from '../../primitives/field-note/field-note.module.css';
import * as field from '../../primitives/text-field/text-field.module.css';
import * as options from '../option-list/option-list.module.css';
import * as css from './combo-box.module.css';

interface ComboBoxProps<Id extends string> {
  label: string;
  choices: readonly { id: Id; name: string; picture?: ReactNode; isDisabled?: boolean; hint?: string }[];
  chosen: Id | null;
  onChoose(id: Id | null): void;
  /** Shown when no choice matches the input. */
  emptyText: string;
  /** The name of the button that opens the list. */
  openLabel: string;
  placeholder?: string;
  hint?: string;
  error?: string;
}

/** A select with a filter. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { label, choices, chosen, onChoose, emptyText, openLabel, placeholder, hint, error } = props;
  return (
    <AriaComboBox
      className={field.field}
      value={chosen}
      onChange={(id) => onChoose(id as Id | null)}
      defaultItems={choices}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={error !== undefined}
    >
      <Label className={field.label}>{label}</Label>
      <div className={field.frame} data-invalid={error !== undefined || undefined}>
        <Input className={field.input} placeholder={placeholder} />
        <Button className={css.open} aria-label={openLabel}>
          <ChevronDownIcon size={16} />
        </Button>
      </div>
      {hint && error === undefined && (
        <Text slot="description" className={note.note}>
          {hint}
        </Text>
      )}
      <FieldError className={`${note.note} ${note.wrong}`}>{error}</FieldError>
      <Popover className={`${options.popover} ${css.popover}`}>
        <ListBox<ComboBoxProps<Id>['choices'][number]>
          className={options.list}
          renderEmptyState={() => <p className={css.empty}>{emptyText}</p>}
        >
          {({ id, name, picture, isDisabled, hint: why }) => (
            <ListBoxItem id={id} textValue={name} isDisabled={isDisabled} className={`${options.option} ${css.choice}`}>
              {picture}
              <span className={options.name}>{name}</span>
              {why && <span className={css.why}>{why}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
