import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { useErrorToast, useMemberAction } from '@xana/remote-kit';
import { useEffect, useRef, useState } from 'react';

interface ToggleOptions<Stored> {
  /** The state that the platform knows. A new one replaces what is shown. */
  isOn: boolean;
  /** Why a visitor is asked to log in, see `useMemberAction`. */
  reason: string;
  /** Stores the wanted state; the last of several quick clicks is stored last. */
  send(isOn: boolean): Promise<Stored>;
  /**
   * Shows the wanted state in other places at the click, and the former one after a failure. Returns how to take it back, where
   * that is not the same.
   */
  show?(isOn: boolean): (() => void) | undefined;
  /** The answer to the last click. */
  onStored?(stored: Stored, isOn: boolean): void;
  /** Whether the member may toggle it: known only at the click, because a visitor logs in first. */
  isAllowed?(member: SessionUser): boolean;
}

interface Toggle {
  isOn: boolean;
  /** For a click: a visitor logs in first. */
  toggle(): void;
  /** For an undo. Never rejects. */
  set(isOn: boolean): Promise<void>;
}

/**
 * The one way to switch something on and off for a member: follow, like, favourite, remind, mute, block. Optimistic: the state is shown at the
 * click, and the former one with a toast when the platform rejects it. Requests are sent one after another, so that the last of two
 * quick clicks wins.
 */
export function useToggle<Stored>(options: ToggleOptions<Stored>): Toggle {
  const { isOn, reason, send, show, onStored, isAllowed } = options;
  const asMember = useMemberAction(reason);
  const showError = useErrorToast();
  const [shown, setShown] = useState(isOn);
  /** What the last click wants, before the component shows it: a second quick click comes before that. */
  const wanted = useRef(isOn);
  const clicks = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    wanted.current = isOn;
    setShown(isOn);
  }, [isOn]);
  const display = (value: boolean) => {
    wanted.current = value;
    setShown(value);
    return show?.(value) ?? (() => show?.(!value));
  };
  const set = async (value: boolean): Promise<void> => {
    clicks.current += 1;
    const click = clicks.current;
    const takeBack = display(value);
    const answer = queue.current.then(() => send(value));
    queue.current = answer.catch(() => undefined);
    try {
      const stored = await answer;
      if (click === clicks.current) onStored?.(stored, value);
    } catch (error) {
      if (click === clicks.current) {
        wanted.current = !value;
        setShown(!value);
        takeBack();
      }
      showError(error);
    }
  };
  const toggle = () => {
    // Decided at the click: after a login the member may already have it on.
    const value = !wanted.current;
    asMember((member) => (isAllowed?.(member) === false ? undefined : set(value)));
  };
  return { isOn: shown, toggle, set };
}
