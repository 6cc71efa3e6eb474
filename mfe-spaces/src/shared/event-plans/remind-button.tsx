import { setEventReminder } from '@xana/contracts/http/events/event-plans';
import { getEventByType } from '@xana/contracts/http/events/events';
import { useRefresh, useToast } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { BellIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import * as css from './event-plans.module.css';
import { useText } from './phrases/phrases.ts';
import { useEventPlan } from './use-event-plan.ts';

/** Has the member notified 15 minutes before an event and when it begins, or takes that back. A visitor logs in first. */
function useRemind(eventId: number) {
  const t = useText();
  const session = useSession();
  const toast = useToast();
  const refresh = useRefresh();
  const { plan, change } = useEventPlan(eventId);
  const { isOn, toggle } = useToggle({
    isOn: plan.isReminded,
    reason: 'remind',
    send: (wanted) => session.call(setEventReminder, { eventId, isOn: wanted }),
    onStored(answer) {
      change({ isReminded: answer.isOn });
      void refresh(getEventByType);
      toast({ text: t(answer.isOn ? 'remind.done' : 'remind.undone'), tone: 'success' });
    },
  });
  return { isOn, toggle, action: t(isOn ? 'remind.on' : 'remind.do') };
}

export function RemindButton({ eventId }: { eventId: number }) {
  const { isOn, toggle, action } = useRemind(eventId);
  return (
    <span className={css.remind}>
      <Button icon={<BellIcon size={18} />} aria-pressed={isOn} onClick={toggle}>
        {action}
      </Button>
    </span>
  );
}

/** The same as a bell on a card. @param of the title of the event, which the name of the button contains */
export function RemindBell({ eventId, of }: { eventId: number; of: string }) {
  const t = useText();
  const { isOn, toggle, action } = useRemind(eventId);
  return (
    <IconButton label={t('label', { action, event: of })} aria-pressed={isOn} onClick={toggle}>
      <BellIcon size={18} />
    </IconButton>
  );
}
