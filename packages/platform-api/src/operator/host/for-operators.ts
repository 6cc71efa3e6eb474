import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connection/connect-database.ts';
import { DecisionError } from '../../moderation/decision.ts';
import { fieldOf } from './form-fields.ts';
import { type Language, languageOf } from './language.ts';
import { findOperatorSession, hasFormToken, type OperatorSession, operatorCookie } from './session.ts';

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Respond = (request: FastifyRequest, reply: FastifyReply, viewer: Viewer) => Promise<unknown>;

/** The operator who looks at a page. */
export interface Viewer {
  session: OperatorSession;
  language: Language;
}

/** Wraps what only operators may request. */
export type ForOperators = (respond: Respond) => Handle;

/** Without a session every request leads to the login, also of members of the site. */
export function forOperatorsOf(database: Database, origin: string): ForOperators {
  const cookie = operatorCookie(origin);
  return (respond) => async (request, reply) => {
    const session = await findOperatorSession(database, cookie.read(request));
    if (!session) return reply.redirect('/login', 303);
    // CSRF: besides the check of `Origin`, a token that only this session's pages contain.
    if (request.method === 'POST' && !hasFormToken(session, fieldOf(request, 'formToken')))
      throw new DecisionError((t) => t.oldForm);
    return respond(request, reply, { session, language: languageOf(request) });
  };
}
