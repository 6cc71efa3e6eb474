import * as css from './money.module.css';

interface MoneyProps {
  /** As it is shown, `1,234.5`: nothing is rounded here. */
  amount: string;
  /** `XENY`; left out where the amount says it, `¥1,200`. */
  unit?: string;
}

/** An amount whose digits stand below each other and never break over two lines. */
export function Money({ amount, unit }: MoneyProps) {
  return (
    <span className={css.money}>
      {amount}
      {unit && <span className={css.unit}> {unit}</span>}
    </span>
  );
}
