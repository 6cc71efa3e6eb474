import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover, Button as TriggerButton } from 'react-aria-components';
import { CheckIcon } from '../../icons/icons.tsx';
import * as options from '../option-list/option-list.module.css';
import * as css from './menu.module.css';

interface MenuProps {
  /** Accessible name of button and list. */
  label: string;
  trigger: ReactNode;
  /** Opens on mount, when the click that loaded the component was on this button. */
  isOpenAtFirst?: boolean;
}

interface ChoiceMenuProps<Id extends string> extends MenuProps {
  choices: readonly { id: Id; name: string; icon?: ReactNode; lang?: string }[];
  chosen: Id;
  onChoose(id: Id): void;
}

/** A button that opens a list with one selected item. */
export function ChoiceMenu<Id extends string>(props: ChoiceMenuProps<Id>) {
  const { choices, chosen, onChoose, isOpenAtFirst, ...menu } = props;
  return (
    <MenuOfButton
      {...menu}
      opening={useOpening(isOpenAtFirst)}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const [id] = keys as Set<Id>;
        if (id) onChoose(id);
      }}
    >
      {choices.map(({ id, name, icon, lang }) => (
        <MenuItem key={id} id={id} className={options.option} textValue={name}>
          {icon}
          <span className={options.name} lang={lang}>
            {name}
          </span>
          {id === chosen && <CheckIcon size={16} />}
        </MenuItem>
      ))}
    </MenuOfButton>
  );
}

interface ActionMenuProps<Id extends string> extends MenuProps {
  actions: readonly { id: Id; name: string; icon?: ReactNode; isDangerous?: boolean }[];
  onAct(id: Id): void;
}

/**
 * A button that opens a list of actions. The action runs when the list is closed: the page behind an open list is inert, so a
 * field could not take the focus, and a dialog would not know where to give it back.
 */
export function ActionMenu<Id extends string>({ actions, onAct, isOpenAtFirst, ...menu }: ActionMenuProps<Id>) {
  const opening = useOpening(isOpenAtFirst);
  const { isOpen, button } = opening;
  const chosen = useRef<Id>(undefined);
  useEffect(() => {
    const id = chosen.current;
    if (isOpen || id === undefined) return;
    chosen.current = undefined;
    button.current?.focus();
    onAct(id);
  }, [isOpen, onAct]);
  return (
    <MenuOfButton
      {...menu}
      opening={opening}
      onAction={(id) => {
        chosen.current = id as Id;
      }}
    >
      {actions.map(({ id, name, icon, isDangerous }) => (
        <MenuItem
          key={id}
          id={id}
          className={isDangerous ? `${options.option} ${css.dangerous}` : options.option}
          textValue={name}
        >
          {icon}
          <span className={options.name}>{name}</span>
        </MenuItem>
      ))}
    </MenuOfButton>
  );
}

interface MenuOfButtonProps extends ComponentProps<typeof Menu>, Pick<MenuProps, 'label' | 'trigger'> {
  opening: ReturnType<typeof useOpening>;
}

function MenuOfButton({ label, trigger, opening, ...items }: MenuOfButtonProps) {
  const { isOpen, setIsOpen, button, list } = opening;
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <TriggerButton ref={button} className={css.trigger} aria-label={label}>
        {trigger}
      </TriggerButton>
      <Popover className={`${options.popover} ${css.popover}`} placement="bottom end">
        <Menu {...items} ref={list} className={options.list} aria-label={label} />
      </Popover>
    </MenuTrigger>
  );
}

/** @param isOpenAtFirst opens on mount */
function useOpening(isOpenAtFirst = false) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isFirst = useRef(isOpenAtFirst);
  // Focuses the button before the list opens, so that the list restores the focus there. `autoFocus` would wait for
  // animations on the page.
  useEffect(() => {
    if (!isOpenAtFirst) return;
    button.current?.focus();
    setIsOpen(true);
  }, [isOpenAtFirst]);
  // At once: the list itself waits for running animations, and by then the button, which it takes the focus from, is inert.
  const list = (element: HTMLElement | null) => {
    if (!element || !isFirst.current) return;
    isFirst.current = false;
    element.focus();
  };
  return { isOpen, setIsOpen, button, list };
}
