import type { output as Output, ZodMiniType } from '@xana/contracts/schema';
import type { ErrorCode } from './error-codes.ts';

/** The server that answers. Each has its own origin in the configuration. */
export type Host = 'api' | 'marketplace' | 'chat';

/** `optional`: a valid token adds to the response (`isFavourite`, `isFollowing`); a request without one succeeds too. */
export type Authorization = 'none' | 'optional' | 'required';

/**
 * The contract of one HTTP operation: everything that client and server agree on, and no code that runs.
 *
 * `input` is one flat object. Fields named in `path` (`/world/get-all-spaces/:pageNumber/:pageSize`)
 * travel there; the others travel in the query string of a GET or DELETE, else in a JSON body.
 * `output` describes `data` inside the envelope `{ success, data, msg }`.
 */
export interface Operation<
  Id extends string = string,
  Input extends ZodMiniType = ZodMiniType,
  Data extends ZodMiniType = ZodMiniType,
  Code extends ErrorCode = ErrorCode,
  Auth extends Authorization = Authorization,
> {
  readonly id: Id;
  /** Imperative and short, for example "Follow a user". */
  readonly summary: string;
  /** What the summary leaves out, as Markdown; empty when the summary is enough. */
  readonly description: string;
  readonly host: Host;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly authorization: Auth;
  /**
   * `file`: a multipart form with one file in the field `file`; the other fields are the input. `signed`: the raw bytes of
   * the body, because the sender signed them.
   */
  readonly accepts: 'json' | 'file' | 'signed';
  /** Changes nothing: every GET, and a POST of the product spec that only reads. */
  readonly isRead: boolean;
  /** A step of a login: rate limited per client address and per wallet against brute force. */
  readonly isLogin: boolean;
  /** The member must have accepted the current terms of use, else `TERMS_NOT_ACCEPTED` (decisions/0045). */
  readonly needsTerms: boolean;
  /** A change that a member may make while the account waits for its deletion (decisions/0060). Reading is always allowed. */
  readonly isForDeletedAccounts: boolean;
  /** The response is the same for every visitor and is cached for some seconds; a member gets a response of their own. */
  readonly isShared: boolean;
  /** Status of a success: 201 where the product spec requires it, 302 for an operation that redirects to `location`. */
  readonly status: 200 | 201 | 302;
  readonly input: Input;
  readonly output: Data;
  /** The error codes of this operation, beside the general ones that any operation may return. */
  readonly errors: readonly Code[];
}

export type InputOf<Op extends Operation> = Output<Op['input']>;
export type OutputOf<Op extends Operation> = Output<Op['output']>;
export type ErrorsOf<Op extends Operation> = Op['errors'][number];

type Defaulted =
  | 'description'
  | 'host'
  | 'accepts'
  | 'isRead'
  | 'authorization'
  | 'isLogin'
  | 'needsTerms'
  | 'isForDeletedAccounts'
  | 'isShared'
  | 'status'
  | 'errors';

/** Declares one operation. Defaults: host `api`, a read when it is a GET, no authorization, status 200, not a login, no terms needed, not for accounts that wait for their deletion, not shared, no own errors. */
export function defineOperation<
  const Id extends string,
  Input extends ZodMiniType,
  Data extends ZodMiniType,
  const Code extends ErrorCode = never,
  const Auth extends Authorization = 'none',
>(
  operation: Omit<Operation<Id, Input, Data, Code, Auth>, Defaulted> &
    Partial<Pick<Operation<Id, Input, Data, Code, Auth>, Defaulted>>,
): Operation<Id, Input, Data, Code, Auth> {
  return {
    description: '',
    host: 'api',
    accepts: 'json',
    isRead: operation.method === 'GET',
    authorization: 'none' as Auth,
    isLogin: false,
    needsTerms: false,
    isForDeletedAccounts: false,
    isShared: false,
    status: 200,
    errors: [],
    ...operation,
  };
}
