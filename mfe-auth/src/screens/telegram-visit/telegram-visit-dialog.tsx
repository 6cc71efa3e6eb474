import { useHandledEvent } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog } from '@xana/ui-kit/dialog';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';

/** A visitor who arrives from Telegram stays logged in for this time (LG-09). */
const VISIT_SECONDS = 30;

/** Shows how long the Telegram login lasts, then logs out and reloads the page. */
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

/** Counts down by the clock, because timers of a background tab are throttled; then calls `onEnd` once. */
function useCountdown(seconds: number, onEnd: () => void): number {
  const [endsAt] = useState(() => Date.now() + seconds * 1_000);
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
      setLeft(next);
      if (next > 0) return;
      clearInterval(timer);
      end.current();
    }, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
