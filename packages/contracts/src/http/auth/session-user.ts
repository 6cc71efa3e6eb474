import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';

/** The member of a session; their own record, so it may hold fields that others never see. */
export const sessionUser = named(
  'SessionUser',
  'The member who is logged in, with private fields.',
  z.object({
    id: described(z.number(), 'Id of the user.'),
    name: described(z.string(), 'Display name.'),
    avatar: described(z.nullable(z.string()), 'URL of the profile picture; null without one.'),
    profileIconColor: described(z.string(), 'Background color of the initial where there is no picture.'),
    email: described(z.nullable(z.string()), 'Email address; null when none is known.'),
    userProfile: described(
      z.object({
        username: described(z.string(), 'Unique name, without spaces.'),
        isPopUpShow: described(z.boolean(), 'Whether the welcome of the first login is still to be shown.'),
      }),
      'Settings of the profile.',
    ),
    userWallet: described(
      z.object({ address: described(z.string(), 'Address; empty for a member who logged in by Telegram.') }),
      'The wallet of the account.',
    ),
    deletionAt: described(
      z.optional(z.nullable(z.string())),
      'When the account is deleted for good; null for most members. Until then `restoreAccount` keeps it.',
      { format: 'date-time' },
    ),
  }),
);

export type SessionUser = z.output<typeof sessionUser>;

/** `serverTime` lets a client with a wrong clock compute when the token expires. */
export const liveSession = z.object({
  user: sessionUser,
  token: described(z.string(), 'Access token. Send it as `Authorization: Bearer <token>`.'),
  expiresAt: described(z.string(), 'When the access token expires.', { format: 'date-time' }),
  serverTime: described(z.string(), 'Time of the server when it answered.', { format: 'date-time' }),
});

/** For an app, which sends `X-Client: app` and neither `Origin` nor `Sec-Fetch-*`; a browser gets a cookie. */
export const refreshTokenOfApp = described(
  z.optional(z.string()),
  'Refresh token, only with `X-Client: app`. A browser gets an HttpOnly cookie instead.',
);

export const optionalText = z.optional(z.nullable(z.string().check(z.maxLength(255))));

/** Login fields of released clients that the server keeps with the session. */
export const clientFields = {
  builderLoginHash: described(optionalText, 'Of an app that opened this login; not needed otherwise.'),
  deviceId: described(optionalText, 'Name of the device.'),
  type: described(optionalText, 'What the login is for.'),
};

export const signedMessage = described(
  z.optional(z.nullable(z.string().check(z.maxLength(2048)))),
  'The message from `saveUserNonce`. The server knows it, so it can be left out.',
);
