import type { EventDetails } from '@xana/contracts/http/events/custom-event';
import { Button } from '@xana/ui-kit/button';
import { CalendarIcon } from '@xana/ui-kit/icon';
import { useText } from '../phrases/phrases.ts';
import { calendarText } from './calendar-text.ts';

/** Downloads the event as an .ics file, which calendar apps open. */
export function CalendarFileButton({ event }: { event: EventDetails }) {
  const t = useText();
  const download = () => {
    const url = `${location.origin}/details/${event.id}?for=event`;
    const file = new Blob([calendarText(event, { url, now: new Date() })], { type: 'text/calendar;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `xana-event-${event.id}.ics`;
    link.click();
    // After the browser has started to read it.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <Button icon={<CalendarIcon size={18} />} onClick={download}>
      {t('calendar')}
    </Button>
  );
}
