import type { reportRequested } from '@xana/contracts/events/chat';
import type { PayloadOf } from '@xana/contracts/events/event';
import type { eventReportRequested } from '@xana/contracts/events/spaces';
import { useHandledEvent } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { useEffect } from 'react';
import { ReportContentDialog } from '../../shared/report-content/report-content-dialog.tsx';

/**
 * Opens on `chat:reportRequested` and `spaces:eventReportRequested`: the report dialog for a member, a message of a conversation
 * or an event.
 */
export function ReportRequest() {
  const { payload, close } = useHandledEvent<PayloadOf<typeof reportRequested | typeof eventReportRequested>>();
  const member = useMember();
  useEffect(() => {
    if (!member) close();
  }, [member, close]);
  return member && <ReportContentDialog {...payload} onClose={close} />;
}
