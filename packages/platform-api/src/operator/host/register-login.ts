import type { FastifyInstance } from 'fastify';
import { createSlidingWindow } from '../../limits/sliding-window.ts';
import type { OperatorHostContext } from './create-operator-host.ts';
import { type ForOperators, fieldOf } from './for-operators.ts';
import { languageOf } from './language.ts';
import { sendPage } from './pages/frame.ts';
import { loginPage } from './pages/login-page.ts';
import { closeOperatorSession, openOperatorSession, operatorCookie } from './session.ts';

const MINUTE_MS = 60_000;
/** Guessing: each client, and each name from anywhere. */
const CLIENT_LIMIT = { max: 10, windowMs: MINUTE_MS };
const NAME_LIMIT = { max: 20, windowMs: 15 * MINUTE_MS };
const MAX_FIELD_LENGTH = 200;

/** Login and logout. */
export function registerLogin(
  app: FastifyInstance,
  { database }: OperatorHostContext,
  { origin, forOperators }: { origin: string; forOperators: ForOperators },
): void {
  const cookie = operatorCookie(origin);
  const attempts = createSlidingWindow();
  app.get('/login', (request, reply) => sendPage(reply, loginPage(languageOf(request), {})));
  app.post('/login', async (request, reply) => {
    const language = languageOf(request);
    const [name, password] = [fieldOf(request, 'name').trim(), fieldOf(request, 'password')];
    const waitMs = Math.max(
      attempts.take(`client:${request.ip}`, CLIENT_LIMIT),
      attempts.take(`name:${name}`, NAME_LIMIT),
    );
    if (waitMs > 0) {
      reply.status(429).header('retry-after', String(Math.ceil(waitMs / 1_000)));
      return sendPage(reply, loginPage(language, { name, problem: language.t.login.tooMany }));
    }
    const isReadable = name.length <= MAX_FIELD_LENGTH && password.length <= MAX_FIELD_LENGTH;
    const token = isReadable ? await openOperatorSession(database, name, password) : undefined;
    if (token === undefined)
      return sendPage(reply.status(401), loginPage(language, { name, problem: language.t.login.wrong }));
    cookie.write(reply, token);
    return reply.redirect('/', 303);
  });
  app.post(
    '/logout',
    forOperators(async (_request, reply, { session }) => {
      await closeOperatorSession(database, session);
      return cookie.clear(reply).redirect('/login', 303);
    }),
  );
}
