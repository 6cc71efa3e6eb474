import { Button } from '@xana/ui-kit/button';
import { TextField } from '@xana/ui-kit/text-field';
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
}

export function AmountField({ amount, maximum, fee, error, onChange }: AmountFieldProps) {
  const t = useText();
  const feeText = fee && `${t('fee')}: ${t('fee.atMost', { fee: atMost(maximumFee(fee)) })}`;
  return (
    <TextField
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
