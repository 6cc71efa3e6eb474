import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import * as css from './tooltip.module.css';

/** A hint on hover and focus. Not for required information: touch screens have no hover. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<Record<string, unknown>, string> }) {
  return (
    <TooltipTrigger delay={400}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={css.tooltip} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
