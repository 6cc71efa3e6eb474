import type { EventDetails } from '@xana/contracts/http/events/custom-event';
import { getSingleEvent } from '@xana/contracts/http/events/events';
import { useToast } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { CalendarIcon } from '@xana/ui-kit/icon';
import { useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import { calendarText } from './calendar-text.ts';

/** Downloads the event, or all dates of its series, as an .ics file, which calendar apps open. */
export function CalendarFileButton({ event }: { event: EventDetails }) {
  const t = useText();
  const toast = useToast();
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    const others = event.series?.dates.filter(({ id }) => id !== event.id) ?? [];
    setIsBusy(true);
    try {
      const read = await Promise.all(others.map(({ id }) => session.call(getSingleEvent, { id })));
      saveCalendar(`xana-event-${event.id}.ics`, [event, ...read]);
    } catch {
      toast({ text: t('calendar.failed'), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon={<CalendarIcon size={18} />} isBusy={isBusy} onClick={() => void download()}>
      {t('calendar')}
    </Button>
  );
}

function saveCalendar(name: string, events: readonly EventDetails[]): void {
  const text = calendarText(events, { origin: location.origin, now: new Date() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = name;
  link.click();
  // After the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
