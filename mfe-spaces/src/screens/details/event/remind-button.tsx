import { getEventReminder } from '@xana/contracts/http/events/get-event-reminder';
import { setEventReminder } from '@xana/contracts/http/events/set-event-reminder';
import { useEditAnswers, useErrorToast, useMemberAction, useOperation, useToast } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { BellIcon } from '@xana/ui-kit/icon';
import { useState } from 'react';
import { useText } from './phrases/phrases.ts';

/** Has the member notified 15 minutes before the event and when it begins, or takes that back. A visitor logs in first. */
export function RemindButton({ eventId }: { eventId: number }) {
  const t = useText();
  const session = useSession();
  const asMember = useMemberAction('remind');
  const toast = useToast();
  const showError = useErrorToast();
  const edit = useEditAnswers();
  const isMember = useMember() !== null;
  const { data } = useOperation(getEventReminder, { eventId }, { isEnabled: isMember });
  const [isBusy, setIsBusy] = useState(false);
  const isOn = data?.isOn ?? false;
  const set = async (wanted: boolean) => {
    setIsBusy(true);
    try {
      const answer = await session.call(setEventReminder, { eventId, isOn: wanted });
      edit(getEventReminder, (before, input) => (input.eventId === eventId ? answer : before));
      toast({ text: t(answer.isOn ? 'remind.done' : 'remind.undone'), tone: 'success' });
    } catch (error) {
      showError(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      icon={<BellIcon size={18} />}
      aria-pressed={isOn}
      isBusy={isBusy}
      onClick={() => asMember(() => set(!isOn))}
    >
      {t(isOn ? 'remind.on' : 'remind.do')}
    </Button>
  );
}
