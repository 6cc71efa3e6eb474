import type { output as Output, ZodMiniType } from '@xana/contracts/schema';
import type { ErrorCode } from './error-codes.ts';

/** Which server answers. Each is an origin of its own in the configuration. */
export type Host = 'api' | 'marketplace' | 'chat';

/** `optional`: a valid token widens the answer (isFavourite, isFollowing), none is fine. */
export type Authorization = 'none' | 'optional' | 'required';

/**
 * One call of the platform: everything that client and server have agreed on, and nothing that runs.
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
  readonly summary: string;
  readonly host: Host;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly authorization: Auth;
  /**
   * `file`: a form with one file, its field named `file`; its other fields are the input. `signed`: a body that counts
   * byte for byte, because its sender signed it.
   */
  readonly accepts: 'json' | 'file' | 'signed';
  /** A step of a login: what is guessed at, so that tries are few for each client and each wallet. */
  readonly isLogin: boolean;
  /** The same for every visitor, who may be given an answer that is some seconds old; a member gets their own. */
  readonly isShared: boolean;
  /** Status of a success; 201 where the product spec says so, 302 for a call that leads a browser to `location`. */
  readonly status: 200 | 201 | 302;
  readonly input: Input;
  readonly output: Data;
  /** The codes with which this call may refuse, beside those that any call may answer with. */
  readonly errors: readonly Code[];
}

export type InputOf<Op extends Operation> = Output<Op['input']>;
export type OutputOf<Op extends Operation> = Output<Op['output']>;
export type ErrorsOf<Op extends Operation> = Op['errors'][number];

type Defaulted = 'host' | 'accepts' | 'authorization' | 'isLogin' | 'isShared' | 'status' | 'errors';

/** Declares one call; `host` is the API, `authorization` none, `status` 200, no login, not shared, and `errors` empty unless said. */
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
    host: 'api',
    accepts: 'json',
    authorization: 'none' as Auth,
    isLogin: false,
    isShared: false,
    status: 200,
    errors: [],
    ...operation,
  };
}
