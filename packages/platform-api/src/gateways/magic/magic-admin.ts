import { FetchRequest } from 'ethers';
import * as z from 'zod';
import { apiError } from '../../api-error.ts';

/** The admin API of Magic, as far as a login needs it. */
export interface MagicAdmin {
  /** The id of this application, which is the audience of its DID tokens. @throws ApiError SERVER_BUSY */
  clientId(): Promise<string>;
  /** The email that the user proved by a code; null when they logged in otherwise. @throws ApiError SERVER_BUSY */
  findEmail(issuer: string): Promise<string | null>;
}

export interface MagicConfig {
  secretKey: string;
  /** https://api.magic.link, or a local server in tests. */
  origin: string;
}

const ANSWER_TIMEOUT_MS = 4_000;

const clientReply = z.object({ status: z.literal('ok'), data: z.object({ client_id: z.string().min(1) }) });
const userReply = z.object({
  status: z.literal('ok'),
  data: z.object({
    issuer: z.string(),
    email: z.string().max(254).nullish(),
    /** The provider of a social login; its email may be unverified. */
    oauth_provider: z.string().nullish(),
  }),
});

/** Describes the application that the secret key belongs to. */
export const CLIENT_PATH = '/v1/admin/client/get';

/** A request that is not repeated, with the secret key in a header. */
export function createMagicRequest({ secretKey, origin }: MagicConfig, path: string): FetchRequest {
  const request = new FetchRequest(`${origin}${path}`);
  request.timeout = ANSWER_TIMEOUT_MS;
  request.setThrottleParams({ maxAttempts: 1 });
  request.setHeader('x-magic-secret-key', secretKey);
  return request;
}

/** Paths, header and fields are those of the package `@magic-sdk/admin` 2.8. */
export function createMagicAdmin({ secretKey, origin }: MagicConfig): MagicAdmin {
  const get = async <Reply>(schema: z.ZodType<Reply>, path: string): Promise<Reply> => {
    try {
      const response = await createMagicRequest({ secretKey, origin }, path).send();
      response.assertOk();
      return schema.parse(response.bodyJson);
    } catch {
      // The error of the request may contain the secret key.
      throw apiError('SERVER_BUSY', 'The email login service did not answer as expected.');
    }
  };
  let client: Promise<string> | null = null;
  return {
    clientId() {
      client ??= get(clientReply, CLIENT_PATH).then(({ data }) => data.client_id);
      client.catch(() => {
        client = null;
      });
      return client;
    },
    async findEmail(issuer) {
      const query = new URLSearchParams({ issuer, wallet_type: 'NONE' });
      const { data } = await get(userReply, `/v1/admin/auth/user/get?${query}`);
      if (data.issuer !== issuer) throw apiError('SERVER_BUSY', 'The email login service returned another user.');
      return data.oauth_provider ? null : (data.email ?? null);
    },
  };
}
