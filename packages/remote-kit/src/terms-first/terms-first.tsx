import { afterLoginAnswered } from '@xana/contracts/events/auth';
import { getTermsAcceptance } from '@xana/contracts/http/terms/terms';
import { sharedPhrases } from '@xana/i18n';
import { Slot, useBus, useOperation } from '@xana/remote-kit';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';

const FOCUSABLE = 'input:not([disabled]), textarea, select, button';

/**
 * A form that publishes or buys, once the member has accepted the current terms (LG-15). Until then the slot `terms.line` is in
 * its place, so that no member fills in what cannot be sent. When the acceptance cannot be read the form is shown: the session
 * asks for the terms when the platform rejects the call (decisions/0045).
 */
export function TermsFirst({ children }: { children: ReactNode }) {
  const bus = useBus();
  const shared = sharedPhrases.useText();
  const form = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useOperation(getTermsAcceptance, {});
  const isMissing = data?.accepted === null;
  const isShown = data ? !isMissing : error !== null;
  const wasMissing = useRef(false);
  useEffect(
    () => bus.subscribe(afterLoginAnswered, ({ step }) => void (step === 'terms' && refetch())),
    [bus, refetch],
  );
  useEffect(() => {
    // The focus leaves the page with the button that accepted the terms.
    if (wasMissing.current && isShown) form.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    wasMissing.current = isMissing;
  }, [isMissing, isShown]);
  return (
    <>
      {!isShown && !isMissing && <Skeleton height={240} label={shared('loading')} />}
      {isMissing && <Slot name="terms.line" props={{}} />}
      {/* In the page from the start: what the form loads does not wait for the answer. */}
      <div ref={form} hidden={!isShown}>
        {children}
      </div>
    </>
  );
}
