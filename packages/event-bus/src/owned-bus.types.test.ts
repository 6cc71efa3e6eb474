import { unreadCountChanged } from '@xana/contracts/events/chat';
import { balanceChanged } from '@xana/contracts/events/store';
import type { OwnedBus } from './event-bus.ts';

it('a part’s bus publishes its own facts only, with their payloads', () => {
  const check = (bus: OwnedBus<'store'>) => {
    bus.publish(balanceChanged, { currency: 'XENY' });
    // @ts-expect-error another part's fact
    bus.publish(unreadCountChanged, { count: 1 });
    // @ts-expect-error not the agreed payload
    bus.publish(balanceChanged, { currency: 'USD' });
  };
  expect(check).toBeInstanceOf(Function);
});
