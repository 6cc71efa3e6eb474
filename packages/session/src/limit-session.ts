import { apiError } from '@xana/api-client';
import type { Operation } from '@xana/contracts/operation';
import type { Grant } from '@xana/contracts/remotes/grants';
import type { RemoteRights } from './remote-rights.ts';
import type { Session } from './session-types.ts';

/**
 * The session of one remote. Host, method, path and authorization of a call come from the remote's rights; only the id of
 * the passed operation is used, because a remote could pass any object.
 */
export function limitSession(session: Session, { operations, grants }: RemoteRights): Session {
  const need = (grant: Grant) => {
    if (!grants[grant]) throw accessDenied(`The remote lacks the grant ${grant}. Add it in remote.config.ts.`);
  };
  return Object.freeze<Session>({
    ...session,
    call: async (operation, input, { token: _token, ...options } = {}) => {
      const registered = operations[operation.id];
      if (!registered) throw accessDenied('The release of this remote does not declare the operation.');
      return session.call(registered as Operation, input, options) as never;
    },
    logout: async (reason) => {
      need('endSession');
      return session.logout(reason);
    },
    openSocket: (host, connect) => {
      need('openSockets');
      return session.openSocket(host, connect);
    },
  });
}

const accessDenied = (message: string) => apiError({ code: 'ACCESS_DENIED', message, status: 403 });
