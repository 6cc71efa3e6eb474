import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from '../../icons/icons.tsx';
import { Button } from '../../primitives/button/button.tsx';
import * as css from './address.module.css';

/** How long the button shows "Copied". */
const FEEDBACK_MS = 3_000;

interface AddressProps {
  /** The text to copy. */
  whole: string;
  /** Both ends of the text, for narrow lines. */
  short: string;
  /** `wide`: the whole text from 768 px up. */
  shows?: 'short' | 'wide';
  copyLabel: string;
  copiedLabel: string;
}

/** A long machine-readable name, such as an account address, with a copy button. */
export function Address({ whole, short, shows = 'short', copyLabel, copiedLabel }: AddressProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    void navigator.clipboard.writeText(whole).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <span className={css.address} data-shows={shows}>
      {shows === 'wide' && <code className={css.whole}>{whole}</code>}
      <code className={css.short} title={whole}>
        {short}
      </code>
      <Button size="small" icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />} onClick={copy}>
        <span aria-live="polite">{isCopied ? copiedLabel : copyLabel}</span>
      </Button>
    </span>
  );
}
