import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connection/connect-database.ts';
import { parseTarget, type Target } from '../../database/moderation/moderation-target.ts';
import { DecisionError } from '../../moderation/decision.ts';
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

/** A field of a submitted form; empty when it is missing. */
export function fieldOf({ body }: Pick<FastifyRequest, 'body'>, name: string): string {
  const value = Object.entries((body ?? {}) as Record<string, unknown>).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

export function queryOf({ query }: Pick<FastifyRequest, 'query'>, name: string): string {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** The target in the path. @throws DecisionError */
export const targetIn = ({ params }: Pick<FastifyRequest, 'params'>): Target =>
  readTarget((params as { target: string }).target);

/** @throws DecisionError for a text that is not a target */
export function readTarget(text: string): Target {
  const target = parseTarget(text);
  if (!target) throw new DecisionError((t) => t.noTarget);
  return target;
}
