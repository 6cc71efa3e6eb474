import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import { type Receipt, ReceiptDialog } from './receipt-dialog.tsx';

export function ReceiptButton({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('receiptName', { name: receipt.product })}
        onClick={() => setIsOpen(true)}
      >
        {t('receipt')}
      </Button>
      {isOpen && <ReceiptDialog receipt={receipt} onClose={() => setIsOpen(false)} />}
    </>
  );
}
