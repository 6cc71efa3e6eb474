import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { instant, pictureUrl } from '../fields.ts';

export const builtWorld = named(
  'BuiltWorld',
  'A 3D scene that a member built in the app.',
  z.object({
    id: described(z.number(), 'Id of the 3D scene.'),
    name: described(z.string(), 'Name.'),
    thumbnail: described(pictureUrl, 'Picture.'),
    spaceId: described(z.nullable(z.number()), 'Id of the space that uses it; null while none does.'),
    createdAt: described(instant, 'When it was created.'),
  }),
);

export type BuiltWorld = z.output<typeof builtWorld>;
