import type { Host, InputOf, Operation, OutputOf } from '@xana/contracts/operation';

export interface CallOptions {
  signal?: AbortSignal;
  /** Sends the access token or not; unless said, an operation that knows authorization sends it when there is one. */
  authorize?: boolean;
  /** A token given for this call alone instead of the session's. */
  token?: string;
  /** Makes a repeated POST one and the same to the server. */
  idempotencyKey?: string;
  /** Milliseconds for each try; by default 10 000. */
  timeoutMilliseconds?: number;
  /** Goes along with an operation that accepts a file. */
  file?: File;
  /** How much of the file is on its way, from 0 to 1. */
  onProgress?(share: number): void;
  /** The request outlives the page (logout while it closes). */
  keepalive?: boolean;
}

export interface ApiClient {
  /** @throws ApiError, and nothing else. */
  call<Op extends Operation>(operation: Op, input: InputOf<Op>, options?: CallOptions): Promise<OutputOf<Op>>;
}

/** Proves with each call that it is this page that calls (DPoP, RFC 9449). */
export interface Proofs {
  /** @param token the access token that the proof goes with, if the call sends one */
  of(call: { method: string; address: string; token: string | null }): Promise<string>;
  /** After a proof was refused. @param date what time it is for the server, from the `Date` header */
  renew(date: string | null): Promise<void>;
}

export interface ApiClientOptions {
  /** The only places that a request may go to. */
  origins: Record<Host, string>;
  accessToken(operation: Operation): string | null | Promise<string | null>;
  /** Fetches a new access token after a 401; null when there is none to be had. */
  refresh(): Promise<string | null>;
  /** Replies are checked in development and tests; in production unknown fields and shapes pass. */
  validateReplies: boolean;
  /** Unset: tokens are sent plain, to a host that knows no proofs. */
  proofs?: Proofs | undefined;
  /** An answer that the page fetched before any code ran. */
  preloaded?(operation: Operation, input: unknown): Promise<unknown> | undefined;
}
