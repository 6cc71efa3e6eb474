import { useHandledEvent } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { LiveRegion } from '@xana/ui-kit/live-region';
import { useEffect, useRef, useState } from 'react';
import { useTurn } from '../../automatic-dialogs/use-turn.ts';
import { lastMethod } from '../../shared/last-method.ts';
import { useText } from './phrases/phrases.ts';
import * as css from './telegram-visit-dialog.module.css';

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

/** A visitor who arrives from Telegram stays logged in for this time (LG-09). */
const VISIT_SECONDS = 30;
/** Screen readers announce the time only now. */
const ANNOUNCED_SECONDS = [20, 10, 5];

/**
 * Shows how long the Telegram login lasts, then logs out and reloads the page. While another dialog is open it waits, and the
 * time passes.
 */
export function TelegramVisitDialog() {
  const t = useText();
  const session = useSession();
  const member = useMember();
  const isMyTurn = useTurn();
  const { payload, close } = useHandledEvent<{ endsAt?: number }>();
  const end = async () => {
    await session.logout();
    location.reload();
  };
  const secondsLeft = useCountdown(payload?.endsAt, () => void end());
  useEffect(() => lastMethod.write('telegram'), []);
  useEffect(() => {
    // Logged out in another tab.
    if (!member) close();
  }, [member]);
  if (!member || !isMyTurn) return null;
  const endNow = t('telegram.end');
  const left = t('telegram.left', { count: secondsLeft });
  return (
    <Dialog role="alertdialog" title={t('telegram.title')} closeLabel={endNow} onClose={() => void end()}>
      <p className={css.text}>{t('telegram.text', { name: member.name })}</p>
      <CountdownRing secondsLeft={secondsLeft} total={VISIT_SECONDS} label={left} />
      <div>
        <p className={css.left}>{left}</p>
        <LiveRegion text={ANNOUNCED_SECONDS.includes(secondsLeft) ? left : ''} />
      </div>
      <DialogActions>
        <Button variant="primary" onClick={() => void end()}>
          {endNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Counts down by the clock, because timers of a background tab are throttled; then calls `onEnd` once.
 *
 * @param end Unix time in milliseconds; undefined: 30 seconds from now
 */
function useCountdown(end: number | undefined, onEnd: () => void): number {
  const [endsAt] = useState(() => Math.min(end ?? Number.POSITIVE_INFINITY, Date.now() + VISIT_SECONDS * 1_000));
  const read = () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
  const [left, setLeft] = useState(read);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    const update = () => {
      const next = read();
      setLeft(next);
      if (next > 0) return;
      clearInterval(timer);
      latest.current();
    };
    const timer = setInterval(update, 1_000);
    update();
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}

interface CountdownRingProps {
  secondsLeft: number;
  total: number;
  /** The same as a sentence, for screen readers. */
  label: string;
}

/** A ring that empties, with the seconds in it. */
function CountdownRing({ secondsLeft, total, label }: CountdownRingProps) {
  return (
    <div className={css.ring} role="timer" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={css.track} cx="50" cy="50" r={RADIUS} />
        <circle
          className={css.remaining}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - secondsLeft / total)}
        />
      </svg>
      <span className={css.seconds} aria-hidden="true">
        {secondsLeft}
      </span>
    </div>
  );
}
