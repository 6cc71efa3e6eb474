import { getEventReminder } from '@xana/contracts/http/events/get-event-reminder';
import { setEventReminder } from '@xana/contracts/http/events/set-event-reminder';
import { useEditAnswers, useOperation, useToast } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { BellIcon } from '@xana/ui-kit/icon';
import { useText } from './phrases/phrases.ts';

/** Has the member notified 15 minutes before the event and when it begins, or takes that back. A visitor logs in first. */
export function RemindButton({ eventId }: { eventId: number }) {
  const t = useText();
  const session = useSession();
  const toast = useToast();
  const edit = useEditAnswers();
  const isMember = useMember() !== null;
  const { data } = useOperation(getEventReminder, { eventId }, { isEnabled: isMember });
  const { isOn, toggle } = useToggle({
    isOn: data?.isOn ?? false,
    reason: 'remind',
    send: (wanted) => session.call(setEventReminder, { eventId, isOn: wanted }),
    onStored(answer) {
      edit(getEventReminder, (before, input) => (input.eventId === eventId ? answer : before));
      toast({ text: t(answer.isOn ? 'remind.done' : 'remind.undone'), tone: 'success' });
    },
  });
  return (
    <Button icon={<BellIcon size={18} />} aria-pressed={isOn} onClick={toggle}>
      {t(isOn ? 'remind.on' : 'remind.do')}
    </Button>
  );
}
