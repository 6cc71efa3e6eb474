import { Button } from '@xana/ui-kit/button';
import { CheckIcon, CopyIcon } from '@xana/ui-kit/icon';
import { useEffect, useState } from 'react';
import { useText } from '../phrases/phrases.ts';

/** How long the button shows the outcome. */
const FEEDBACK_MS = 3_000;

/** Copies the link of a pairing, for a wallet on this device that takes it as text. */
export function CopyLink({ uri }: { uri: string }) {
  const t = useText();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    void navigator.clipboard.writeText(uri).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <Button icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />} onClick={copy}>
      <span aria-live="polite">{t(`walletconnect.${outcome ?? 'copy'}`)}</span>
    </Button>
  );
}
