import type { Host, InputOf, Operation, OutputOf } from '@xana/contracts/operation';

export interface CallOptions {
  signal?: AbortSignal;
  /** Whether to send the access token; by default if the operation supports authorization. */
  authorize?: boolean;
  /** A token for this call only, instead of the session's. */
  token?: string;
  /** Idempotency key: the server runs a repeated POST once. */
  idempotencyKey?: string;
  /** Timeout per attempt; 10,000 by default. */
  timeoutMilliseconds?: number;
  /** The upload of an operation that accepts a file. */
  file?: File;
  /** The sent share of the file, from 0 to 1. */
  onProgress?(share: number): void;
  /** The request outlives the page (logout while it closes). */
  keepalive?: boolean;
}

export interface ApiClient {
  /** @throws ApiError, or the signal's reason after an abort */
  call<Op extends Operation>(operation: Op, input: InputOf<Op>, options?: CallOptions): Promise<OutputOf<Op>>;
}

/** Proof of possession for each call (DPoP, RFC 9449). */
export interface Proofs {
  /** @param token the access token of the call, if it sends one */
  of(call: { method: string; address: string; token: string | null }): Promise<string>;
  /** Called after a rejected proof. @param date the server's time, from the `Date` header */
  renew(date: string | null): Promise<void>;
}

export interface ApiClientOptions {
  /** The only origins that requests may go to. */
  origins: Record<Host, string>;
  accessToken(operation: Operation): string | null | Promise<string | null>;
  /** Fetches a new access token after a 401; null if that fails. */
  refresh(): Promise<string | null>;
  /** Validates replies against the contract, in development and tests only. */
  validateReplies: boolean;
  /** Unset: tokens are sent as bearer tokens, to a host without DPoP. */
  proofs?: Proofs | undefined;
  /** A reply that the page preloaded. */
  preloaded?(operation: Operation, input: unknown): Promise<unknown> | undefined;
}
