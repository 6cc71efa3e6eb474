import type { DecisionRow } from '../../../database/moderation/moderation-log.ts';
import type { Viewer } from '../for-operators.ts';
import { html } from '../html.ts';
import { decisionTable, emptyList } from './case-elements.ts';
import type { Page } from './frame.ts';

/** @param olderThan the id of the last decision shown, when there are older ones */
export function logPage(viewer: Viewer, decisions: readonly DecisionRow[], olderThan: number | undefined): Page {
  const { log: t } = viewer.language.t;
  return {
    title: t.title,
    viewer,
    current: '/log',
    body: html`<h1>${t.title}</h1><p class="lead">${t.lead}</p>
${decisions.length > 0 ? decisionTable(viewer.language, decisions) : emptyList(t.empty, t.noDecision)}
${olderThan !== undefined && html`<div class="actions"><a class="button" href="/log?before=${olderThan}">${t.older}</a></div>`}`,
  };
}
