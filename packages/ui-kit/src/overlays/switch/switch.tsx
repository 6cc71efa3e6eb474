import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import * as css from './switch.module.css';

interface SwitchProps {
  children: ReactNode;
  isOn: boolean;
  onChange(isOn: boolean): void;
  isDisabled?: boolean;
}

/** An on/off setting that takes effect at once; its text names the setting, not the action. */
export function Switch({ children, isOn, onChange, isDisabled }: SwitchProps) {
  return (
    <AriaSwitch className={css.toggle} isSelected={isOn} onChange={onChange} isDisabled={isDisabled}>
      <span className={css.track}>
        <span className={css.knob} />
      </span>
      {children}
    </AriaSwitch>
  );
}
