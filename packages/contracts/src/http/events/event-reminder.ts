import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { id } from '../fields.ts';

export const eventId = described(id, 'Id of the event.');

export const eventReminder = named(
  'EventReminder',
  'Your reminder of an event.',
  z.object({
    eventId: described(z.int(), 'Id of the event.'),
    isOn: described(z.boolean(), 'Whether you are reminded.'),
  }),
);
