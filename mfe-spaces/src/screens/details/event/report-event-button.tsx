import { eventReportRequested } from '@xana/contracts/events/spaces';
import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useBus, useMemberAction } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { FlagIcon } from '@xana/ui-kit/chat-icon';
import { useText } from './phrases/phrases.ts';

/** Opens the report dialog of the moderation. Not for the host; a visitor logs in first. */
export function ReportEventButton({ event: { id, host } }: { event: CustomEvent }) {
  const t = useText();
  const bus = useBus();
  const asMember = useMemberAction('report');
  const member = useMember();
  if (member?.id === host.id) return null;
  const report = () =>
    asMember(() => bus.publish(eventReportRequested, { targetType: 'event', targetId: String(id), name: host.name }));
  return (
    <Button size="small" variant="quiet" icon={<FlagIcon size={16} />} onClick={report}>
      {t('report')}
    </Button>
  );
}
