import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatTarget, type Target } from '../../database/moderation/moderation-target.ts';
import { DecisionError, readDecider } from '../../moderation/decision.ts';
import { readCase } from '../../moderation/read-queue.ts';
import type { OperatorHostContext } from './create-operator-host.ts';
import { type ForOperators, fieldOf, targetIn, type Viewer } from './for-operators.ts';
import { casePage } from './pages/case-page.ts';
import { type Action, isAction } from './pages/decision-dialog.ts';
import { sendPage } from './pages/frame.ts';
import { TAKE_DECISION } from './take-decision.ts';

interface Submitted {
  target: Target;
  action: Action;
  reason: string;
  until: string;
}

/** The forms of the dialogs: a decision on a target, then its page, or the list of profiles after a review. */
export function registerDecisions(
  app: FastifyInstance,
  platform: OperatorHostContext,
  forOperators: ForOperators,
): void {
  app.post(
    '/cases/:target',
    forOperators(async (request, reply, viewer) => {
      const action = fieldOf(request, 'action');
      if (!isAction(action)) throw new DecisionError((t) => t.noDecision);
      const [reason, until] = [fieldOf(request, 'reason'), fieldOf(request, 'until')];
      return decide(reply, viewer, { target: targetIn(request), action, reason, until });
    }),
  );

  async function decide(reply: FastifyReply, viewer: Viewer, { target, action, reason, until }: Submitted) {
    try {
      const decider = readDecider(viewer.session.operator, reason);
      await TAKE_DECISION[action](platform, { target, decider, until });
    } catch (error) {
      if (!(error instanceof DecisionError)) throw error;
      const attempt = { action, reason, until, problem: viewer.language.problem(error) };
      const found = await readCase(platform.database, target);
      return sendPage(reply.status(409), casePage({ ...found, viewer, config: platform.config, attempt }));
    }
    const isReview = action === 'approve' || action === 'reject';
    return reply.redirect(`${isReview ? '/profiles' : `/cases/${formatTarget(target)}`}?done=${action}`, 303);
  }
}
