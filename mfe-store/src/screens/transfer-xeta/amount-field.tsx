import { Button } from '@xana/ui-kit/button';
import { TextField } from '@xana/ui-kit/text-field';
import type { Ref } from 'react';
import { atMost } from './at-most.ts';
import { type Fee, maximumFee } from './gateway/xeta-gateway.ts';
import { useText } from './phrases/phrases.ts';

interface AmountFieldProps {
  /** As it was typed. */
  amount: string;
  /** What MAX fills in (TX-04); undefined while balance or fee are unknown. */
  maximum: string | undefined;
  fee: Fee | undefined;
  error: string | undefined;
  onChange(amount: string): void;
  ref: Ref<HTMLInputElement>;
}

export function AmountField({ amount, maximum, fee, error, onChange, ref }: AmountFieldProps) {
  const t = useText();
  const feeText = fee && `${t('fee')}: ${t('fee.atMost', { fee: atMost(maximumFee(fee)) })}`;
  return (
    <TextField
      ref={ref}
      label={`${t('amount')} (XETA)`}
      inputMode="decimal"
      autoComplete="off"
      value={amount}
      hint={feeText}
      error={error}
      end={
        <Button size="small" disabled={maximum === undefined} onClick={() => onChange(maximum ?? '')}>
          {t('amount.max')}
        </Button>
      }
      onChange={(event) => onChange(event.target.value.trim())}
    />
  );
}
