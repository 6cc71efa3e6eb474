import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as FloatingPopover, Button as TriggerButton } from 'react-aria-components';
import { buttonClass } from '../../primitives/button/button.tsx';
import { iconButtonClass } from '../../primitives/icon-button/icon-button.tsx';
import * as css from './popover.module.css';

interface PopoverProps {
  /** Accessible name of the panel, and of a button with only an icon. */
  label: string;
  trigger: ReactNode;
  isIcon?: boolean;
  /** For a panel whose code was loaded by the click that opens it. */
  isOpenAtFirst?: boolean;
  children(close: () => void): ReactNode;
}

/** A button that opens a small panel; Escape and a click outside close it and restore the focus. */
export function Popover({ label, trigger, isIcon = false, isOpenAtFirst = false, children }: PopoverProps) {
  return (
    <DialogTrigger defaultOpen={isOpenAtFirst}>
      <TriggerButton className={isIcon ? iconButtonClass() : buttonClass()} aria-label={isIcon ? label : undefined}>
        {trigger}
      </TriggerButton>
      <FloatingPopover className={css.popover} placement="bottom end">
        <Dialog className={css.dialog} aria-label={label}>
          {({ close }) => children(close)}
        </Dialog>
      </FloatingPopover>
    </DialogTrigger>
  );
}
