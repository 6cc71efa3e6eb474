import * as z from '@xana/contracts/schema';
import { described } from '../describe.ts';

export const builderLoginHash = described(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{16,255}$/)),
  'A random value that the app made, known only to the app and to the page that it opened.',
  { examples: ['n7Qx2bVk9LmT4cZrW8sD'] },
);
export const deviceId = described(
  z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
  'A name of the device that the app made up.',
  { examples: ['quest-3-living-room'] },
);
export const loginFor = described(
  z.optional(z.string().check(z.maxLength(255))),
  'What the app needs the login for; the server returns it to the app.',
  { examples: ['builder'] },
);
export const handOffNumber = described(
  z.string().check(z.regex(/^\d\d$/)),
  'Two digits that the app shows too, so that a user recognizes their own app.',
  { examples: ['42'] },
);
