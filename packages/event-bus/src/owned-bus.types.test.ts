import { unreadCountChanged } from '@xana/contracts/events/chat';
import { balanceChanged } from '@xana/contracts/events/store';
import type { OwnedBus } from './event-bus.ts';

it('rejects events of other owners and invalid payloads at compile time', () => {
  const check = (bus: OwnedBus<'store'>) => {
    bus.publish(balanceChanged, { currency: 'XENY' });
    // @ts-expect-error an event of another owner
    bus.publish(unreadCountChanged, { count: 1 });
    // @ts-expect-error invalid payload
    bus.publish(balanceChanged, { currency: 'USD' });
  };
  expect(check).toBeInstanceOf(Function);
});
