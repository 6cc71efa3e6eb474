import { reportRequested } from '@xana/contracts/events/chat';
import type { UserSummary } from '@xana/contracts/http/users/user';
import { useBus } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { BlockUserDialog } from '../conversation/block-user-dialog.tsx';
import * as css from './message-requests.module.css';
import { useAnswerRequest } from './use-answer-request.ts';

/** In place of the composer while a conversation is a request: what the member can do about it. */
export function RequestBar({ conversationId, user }: { conversationId: number; user: UserSummary }) {
  const t = useText();
  const bus = useBus();
  const { accept, remove, isBusy } = useAnswerRequest(conversationId, user);
  const [isBlocking, setIsBlocking] = useState(false);
  const report = () => bus.publish(reportRequested, { targetType: 'user', targetId: String(user.id), name: user.name });
  return (
    <section className={css.bar} aria-label={t('request.title', { name: user.name })}>
      <p className={css.question}>{t('request.title', { name: user.name })}</p>
      <p className={css.explained}>{t('request.text')}</p>
      <div className={css.buttons}>
        <Button variant="primary" isBusy={isBusy} onClick={() => void accept()}>
          {t('request.accept')}
        </Button>
        <Button isBusy={isBusy} onClick={() => void remove()}>
          {t('request.remove')}
        </Button>
        <Button variant="quiet" onClick={() => setIsBlocking(true)}>
          {t('block.action')}
        </Button>
        <Button variant="quiet" onClick={report}>
          {t('action.report')}
        </Button>
      </div>
      {isBlocking && <BlockUserDialog user={user} onClose={() => setIsBlocking(false)} />}
    </section>
  );
}
