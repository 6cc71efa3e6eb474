import type { ModeratedContent } from '../../../database/moderated-content.ts';
import type { DecisionRow } from '../../../database/moderation-log.ts';
import { parseTarget } from '../../../database/moderation-target.ts';
import { formatTime } from '../../commands/text-table.ts';
import { html, type SafeHtml } from '../html.ts';

export const time = (at: Date): SafeHtml => html`<time datetime="${at.toISOString()}">${formatTime(at)} UTC</time>`;

export const chips = (names: readonly string[], tone = ''): SafeHtml =>
  html`${names.map((name) => html`<li class="chip ${tone}">${name}</li>`)}`;

export function stateChip({ is_hidden, is_deleted }: ModeratedContent): SafeHtml {
  if (is_hidden) return chips(['hidden'], 'bad');
  return is_deleted ? chips(['deleted by a member']) : chips(['shown'], 'good');
}

export function author({ author_id, author_name, author_username }: ModeratedContent): SafeHtml {
  if (author_id === null) return html`Official content`;
  return html`${author_name} (@${author_username}, <a href="/cases/user:${author_id}">user ${author_id}</a>)`;
}

export const emptyList = (title: string, text: string): SafeHtml =>
  html`<div class="card empty"><b>${title}</b>${text}</div>`;

/** A table, which becomes a list on a narrow screen. The roles stay then, although the display of the rows changes. */
export const table = (heads: readonly string[], rows: readonly (readonly (SafeHtml | string)[])[]): SafeHtml =>
  html`<table role="table"><thead role="rowgroup"><tr role="row">${heads.map(
    (head) => html`<th scope="col" role="columnheader">${head}</th>`,
  )}</tr></thead><tbody role="rowgroup">${rows.map(
    (cells) => html`<tr role="row">${cells.map((cell) => html`<td role="cell">${cell}</td>`)}</tr>`,
  )}</tbody></table>`;

export function decisionTable(decisions: readonly DecisionRow[]): SafeHtml {
  const rows = decisions.map(({ created_at, operator, action, target_type, target_id, reason }) => {
    const name = `${target_type}:${target_id}`;
    const target = parseTarget(name) ? html`<a href="/cases/${name}">${name}</a>` : name;
    return [time(created_at), operator, html`<b>${action}</b>`, target, reason];
  });
  return table(['Time', 'Operator', 'Decision', 'Target', 'Reason'], rows);
}
