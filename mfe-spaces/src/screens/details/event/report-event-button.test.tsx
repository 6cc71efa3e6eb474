import { screen } from '@testing-library/react';
import { eventReportRequested } from '@xana/contracts/events/spaces';
import { useBus } from '@xana/remote-kit';
import { press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildEvent, buildMember } from '@xana/test-kit/builders';
import { useEffect } from 'react';
import { ReportEventButton } from './report-event-button.tsx';

const event = buildEvent({ id: 17 });
const requested: unknown[] = [];
beforeEach(() => requested.splice(0));

function Page() {
  const bus = useBus();
  useEffect(() => bus.subscribe(eventReportRequested, (payload) => void requested.push(payload)), [bus]);
  return <ReportEventButton event={event} />;
}
const open = (member?: ReturnType<typeof buildMember>) =>
  renderInFakeShell(Page, { remote: 'mfe-spaces', ...(member ? { member } : {}) });
const report = () => press('Report this event');

it('[MO-01] asks for the report dialog for an event', async () => {
  await open(buildMember());
  await report();
  expect(requested).toEqual([{ targetType: 'event', targetId: '17', name: event.host.name }]);
});

it('[MO-01] asks a visitor to log in before a report, and offers the host none', async () => {
  const { asked, unmount } = await open();
  await report();
  expect([asked, requested]).toEqual([['login'], []]);
  unmount();
  await open({ ...buildMember(), id: event.host.id });
  expect(screen.queryByRole('button')).toBeNull();
});
