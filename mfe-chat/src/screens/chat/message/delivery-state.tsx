import { useFormErrorText } from '@xana/i18n/messages';
import { useConnection, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { useText } from '../../../phrases/phrases.ts';
import { deliverOutbox } from '../../../shared/outbox/deliver-outbox.ts';
import { changePending, removePending } from '../../../shared/outbox/outbox.ts';
import type { PendingMessage } from '../../../shared/outbox/pending-message.ts';
import * as css from './message.module.css';

/** Under a message that the server has not confirmed. One that it rejected can be sent again with the same id, or deleted. */
export function DeliveryState({ message: { clientId, failure } }: { message: PendingMessage }) {
  const t = useText();
  const errorText = useFormErrorText();
  const session = useSession();
  const isOnline = useConnection().status === 'online';
  if (failure === null) {
    return <span className={css.receipt}>{t(isOnline ? 'message.sending' : 'message.waiting')}</span>;
  }
  const retry = () => {
    changePending(clientId, { failure: null });
    deliverOutbox(session);
  };
  return (
    <span className={css.failure} role="alert">
      {t('message.failed', { reason: errorText({ code: failure }) })}
      <Button size="small" onClick={retry}>
        {t('message.retry')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => removePending(clientId)}>
        {t('action.delete')}
      </Button>
    </span>
  );
}
