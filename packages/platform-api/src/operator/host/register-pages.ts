import type { FastifyInstance, FastifyRequest } from 'fastify';
import { selectDecisions } from '../../database/moderation/moderation-log.ts';
import { selectPendingProfiles } from '../../database/moderation/moderation-queue.ts';
import { formatTarget } from '../../database/moderation/moderation-target.ts';
import { readCase, readQueue } from '../../moderation/read-queue.ts';
import type { OperatorHostContext } from './create-operator-host.ts';
import { type ForOperators, queryOf, readTarget, targetIn } from './for-operators.ts';
import { casePage } from './pages/case-page.ts';
import { type Action, isAction } from './pages/decision-dialog.ts';
import { sendPage } from './pages/frame.ts';
import { logPage } from './pages/log-page.ts';
import { profilesPage } from './pages/profiles-page.ts';
import { queuePage } from './pages/queue-page.ts';

const LOG_PAGE_SIZE = 50;
const MAX_PROFILES = 25;

/** The pages behind the login. */
export function registerPages(
  app: FastifyInstance,
  { database, config }: OperatorHostContext,
  forOperators: ForOperators,
): void {
  app.get(
    '/',
    forOperators(async (request, reply, viewer) => {
      const page = Math.max(1, numberIn(request, 'page') ?? 1);
      return sendPage(reply, queuePage({ viewer, config, page, ...(await readQueue(database, page)) }));
    }),
  );
  app.get(
    '/open',
    forOperators(async (request, reply) => {
      const target = readTarget(queryOf(request, 'target').trim());
      return reply.redirect(`/cases/${formatTarget(target)}`, 303);
    }),
  );
  app.get(
    '/cases/:target',
    forOperators(async (request, reply, viewer) => {
      const found = await readCase(database, targetIn(request));
      return sendPage(reply, casePage({ ...found, viewer, config, ...doneIn(request) }));
    }),
  );
  app.get(
    '/profiles',
    forOperators(async (request, reply, viewer) => {
      const profiles = await selectPendingProfiles(database, MAX_PROFILES);
      return sendPage(reply, profilesPage({ viewer, profiles, ...doneIn(request) }));
    }),
  );
  app.get(
    '/log',
    forOperators(async (request, reply, viewer) => {
      const decisions = await selectDecisions(database, {
        beforeId: numberIn(request, 'before'),
        limit: LOG_PAGE_SIZE,
      });
      const hasOlder = decisions.length === LOG_PAGE_SIZE;
      return sendPage(reply, logPage(viewer, decisions, hasOlder ? decisions.at(-1)?.id : undefined));
    }),
  );
}

/** A whole number of the query; undefined for any other text. */
function numberIn(request: FastifyRequest, name: string): number | undefined {
  const digits = /^\d{1,9}$/.exec(queryOf(request, name))?.[0];
  return digits === undefined ? undefined : Number(digits);
}

function doneIn(request: FastifyRequest): { done?: Action } {
  const done = queryOf(request, 'done');
  return isAction(done) ? { done } : {};
}
