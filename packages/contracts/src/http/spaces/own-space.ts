import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { spaceDetails } from './space.ts';

export const ownSpace = named(
  'OwnSpace',
  'A space of yours, as you edit it.',
  z.extend(spaceDetails, {
    metaverseWorldId: described(z.nullable(z.number()), 'Id of the 3D scene that it shows; null without one.'),
    version: described(z.number(), 'Increases with each update. Send it to `updateSpace`.'),
  }),
);

export type OwnSpace = z.output<typeof ownSpace>;
