import { Button } from '@xana/ui-kit/button';
import { useEffect, useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import { canScan } from './barcode-detector.ts';
import { ScanDialog } from './scan-dialog.tsx';

/** Only where the browser reads QR codes and a camera is there. */
export function ScanButton({ onFound }: { onFound(address: string): void }) {
  const t = useText();
  const [isPossible, setIsPossible] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    void canScan().then(setIsPossible);
  }, []);
  if (!isPossible) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('scan')}
      </Button>
      {isOpen && <ScanDialog onFound={onFound} onClose={() => setIsOpen(false)} />}
    </>
  );
}
