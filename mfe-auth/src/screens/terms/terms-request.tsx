import { afterLoginAnswered, termsDeclined, termsShown } from '@xana/contracts/events/auth';
import { useBus, useHandledEvent } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { useEffect } from 'react';
import { TermsDialog } from './terms-dialog.tsx';

/**
 * Opens on `shell:termsRequested`, above the form whose call needs the terms. After the acceptance the session repeats the call;
 * declining ends the call alone.
 */
export function TermsRequest() {
  const bus = useBus();
  const member = useMember();
  const { close } = useHandledEvent();
  const memberId = member?.id;
  useEffect(() => {
    if (memberId === undefined) return close();
    bus.publish(termsShown, {});
    return bus.subscribe(afterLoginAnswered, ({ userId, step }) => {
      if (userId === memberId && step === 'terms') close();
    });
  }, [bus, memberId]);
  if (memberId === undefined) return null;
  const accept = () => {
    bus.publish(afterLoginAnswered, { userId: memberId, step: 'terms' });
    close();
  };
  const decline = () => {
    bus.publish(termsDeclined, {});
    close();
  };
  return <TermsDialog onAccepted={accept} onDeclined={decline} />;
}
