import * as z from '@xana/contracts/schema';

/** The member whose session it is; their own row, so it may carry what others never see. */
export const sessionUser = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  profileIconColor: z.string(),
  email: z.nullable(z.string()),
  userProfile: z.object({ username: z.string(), isPopUpShow: z.boolean() }),
  /** Empty for a member who came by Telegram and has no wallet. */
  userWallet: z.object({ address: z.string() }),
});

export type SessionUser = z.output<typeof sessionUser>;

/** A live session: the access token and when it ends, by the server's clock, which `serverTime` lets a client compare. */
export const liveSession = z.object({
  user: sessionUser,
  token: z.string(),
  expiresAt: z.string(),
  serverTime: z.string(),
});

/** Only for an app, which sends `X-Client: app` and neither `Origin` nor `Sec-Fetch-*`; a browser gets a cookie. */
export const refreshTokenOfApp = z.optional(z.string());
