import { Button } from '@xana/ui-kit/button';
import { CheckIcon, CopyIcon } from '@xana/ui-kit/icon';
import { shortAddress } from '@xana/wallet/addresses';
import { useEffect, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './wallet-dialog.module.css';

/** How long the button says that it copied, in milliseconds: the product's rule. */
const FEEDBACK = 3_000;
/** A phone shows so many characters of each end (WL-07); what is copied is whole. */
const ENDS = 6;

export function CopyAddress({ address }: { address: string }) {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), FEEDBACK);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <div className={css.address}>
      <code className={css.code}>{address}</code>
      <code className={css.short} title={address}>
        {shortAddress(address, ENDS)}
      </code>
      <Button size="small" icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />} onClick={copy}>
        <span aria-live="polite">{t(isCopied ? 'wallet.copied' : 'wallet.copy')}</span>
      </Button>
    </div>
  );
}
