import type { OwnEvent } from '@xana/contracts/http/events/own-event';
import { buildEvent } from '@xana/test-kit/builders';

/** An event as its host reads it, and as its page shows it. */
export const buildOwnEvent = (fields: Partial<OwnEvent> = {}): OwnEvent => ({
  ...buildEvent(),
  description: '',
  spaceImage: 'https://media.test/p/space/s1',
  version: 1,
  attendeeCount: 2,
  ...fields,
});
