import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover, Button as TriggerButton } from 'react-aria-components';
import * as css from './choice-menu.module.css';

interface ActionMenuProps<Id extends string> {
  /** Names the button and the list. */
  label: string;
  trigger: ReactNode;
  actions: readonly { id: Id; name: string; icon?: ReactNode; isDangerous?: boolean }[];
  onAct(id: Id): void;
}

/** A button that opens a short list of things to do. */
export function ActionMenu<Id extends string>({ label, trigger, actions, onAct }: ActionMenuProps<Id>) {
  return (
    <MenuTrigger>
      <TriggerButton className={css.trigger} aria-label={label}>
        {trigger}
      </TriggerButton>
      <Popover className={css.popover} placement="bottom end">
        <Menu className={css.menu} aria-label={label} onAction={(id) => onAct(id as Id)}>
          {actions.map(({ id, name, icon, isDangerous }) => (
            <MenuItem key={id} id={id} className={isDangerous ? css.dangerous : css.item} textValue={name}>
              {icon}
              <span className={css.name}>{name}</span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
