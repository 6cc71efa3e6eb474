import type { DecisionRow } from '../../../database/moderation-log.ts';
import { html } from '../html.ts';
import type { OperatorSession } from '../session.ts';
import { decisionTable, emptyList } from './case-elements.ts';
import type { Page } from './frame.ts';

/** @param olderThan the id of the last decision shown, when there are older ones */
export const logPage = (
  session: OperatorSession,
  decisions: readonly DecisionRow[],
  olderThan: number | undefined,
): Page => ({
  ...{ title: 'Log', session, current: '/log' },
  body: html`<h1>Log</h1><p class="lead">Every decision, the newest first. No one can change an entry.</p>
${decisions.length > 0 ? decisionTable(decisions) : emptyList('Empty', 'No operator has decided anything yet.')}
${olderThan !== undefined && html`<div class="actions"><a class="button" href="/log?before=${olderThan}">Older</a></div>`}`,
});
