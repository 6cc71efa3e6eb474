import { useHandledEvent } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog } from '@xana/ui-kit/dialog';
import { useEffect } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { useCountdown } from './use-countdown.ts';

/** How long an arrival from Telegram stays logged in (LG-09). */
const VISIT_SECONDS = 30;

/** Tells an arrival from Telegram that the login is short, then logs out and reloads the page. */
export function TelegramVisitDialog() {
  const t = useText();
  const session = useSession();
  const member = useMember();
  const { close } = useHandledEvent();
  const end = async () => {
    await session.logout();
    location.reload();
  };
  const secondsLeft = useCountdown(VISIT_SECONDS, () => void end());
  useEffect(() => {
    // Logged out in another tab.
    if (!member) close();
  }, [member]);
  if (!member) return null;
  const endNow = t('telegram.end');
  return (
    <Dialog role="alertdialog" title={t('telegram.title')} closeLabel={endNow} onClose={() => void end()}>
      <p>{t('telegram.text', { name: member.name })}</p>
      <p role="timer">{t('telegram.left', { count: secondsLeft })}</p>
      <Button variant="primary" onClick={() => void end()}>
        {endNow}
      </Button>
    </Dialog>
  );
}
