import { setEventReminder } from '@xana/contracts/http/events/set-event-reminder';
import { useToast } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { BellIcon } from '@xana/ui-kit/icon';
import { useText } from './phrases/phrases.ts';
import { useEventPlan } from './use-event-plan.ts';

interface RemindButtonProps {
  eventId: number;
  /** The title of the event, on a card among other cards: the name of the button then contains it. */
  of?: string;
}

/** Has the member notified 15 minutes before the event and when it begins, or takes that back. A visitor logs in first. */
export function RemindButton({ eventId, of }: RemindButtonProps) {
  const t = useText();
  const session = useSession();
  const toast = useToast();
  const { plan, change } = useEventPlan(eventId);
  const { isOn, toggle } = useToggle({
    isOn: plan.isReminded,
    reason: 'remind',
    send: (wanted) => session.call(setEventReminder, { eventId, isOn: wanted }),
    onStored(answer) {
      change({ isReminded: answer.isOn });
      toast({ text: t(answer.isOn ? 'remind.done' : 'remind.undone'), tone: 'success' });
    },
  });
  const action = t(isOn ? 'remind.on' : 'remind.do');
  return (
    <Button
      size={of === undefined ? 'medium' : 'small'}
      icon={<BellIcon size={18} />}
      aria-pressed={isOn}
      aria-label={of === undefined ? undefined : t('remind.label', { action, event: of })}
      onClick={toggle}
    >
      {action}
    </Button>
  );
}
