import * as css from './money.module.css';

interface MoneyProps {
  /** Formatted, `1,234.5`: this component does not round. */
  amount: string;
  /** `XENY`; omitted if the amount contains it, `¥1,200`. */
  unit?: string;
}

/** An amount with tabular digits and without line breaks. */
export function Money({ amount, unit }: MoneyProps) {
  return (
    <span className={css.money}>
      {amount}
      {unit && <span className={css.unit}> {unit}</span>}
    </span>
  );
}
