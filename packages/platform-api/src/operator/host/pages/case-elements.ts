import { withMentionNames } from '@xana/validation';
import type { ModeratedContent } from '../../../database/moderation/moderated-content.ts';
import type { DecisionRow } from '../../../database/moderation/moderation-log.ts';
import { parseTarget } from '../../../database/moderation/moderation-target.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Language } from '../language.ts';

export const time = (language: Language, at: Date): SafeHtml =>
  html`<time datetime="${at.toISOString()}">${language.time(at)}</time>`;

export const chips = (names: readonly string[], tone = ''): SafeHtml =>
  html`${names.map((name) => html`<li class="chip ${tone}">${name}</li>`)}`;

export function stateChip({ t }: Language, { is_hidden, is_deleted }: ModeratedContent): SafeHtml {
  if (is_hidden) return chips([t.case.hidden], 'bad');
  return is_deleted ? chips([t.case.deletedByMember]) : chips([t.case.shown], 'good');
}

export function author({ t }: Language, { author_id, author_name, author_username }: ModeratedContent): SafeHtml {
  if (author_id === null) return html`${t.case.official}`;
  return html`${author_name} (@${author_username}, <a href="/cases/user:${author_id}">${t.case.member(author_id)}</a>)`;
}

/** The text as readers see it: with the names of mentioned users. */
export const contentText = ({ text, mentions }: ModeratedContent): string => withMentionNames(text, mentions);

/** The space or event that a post shows, which may be why it was reported. */
export function attachedTo({ t }: Language, { attached }: ModeratedContent): SafeHtml | null {
  if (!attached) return null;
  const { kind, id, title } = attached;
  return html`<p class="meta">${t.case.attached[kind]}: <a href="/cases/${kind}:${id}">${title}</a></p>`;
}

export const emptyList = (title: string, text: string): SafeHtml =>
  html`<div class="card empty"><b>${title}</b>${text}</div>`;

/** An empty section below others. */
export const emptySection = (text: string): SafeHtml => html`<p class="card none">${text}</p>`;

/**
 * A table, which becomes a list on a narrow screen, where each cell starts with the name of its column. The roles stay then,
 * although the display of the rows changes.
 */
export const table = (heads: readonly string[], rows: readonly (readonly (SafeHtml | string)[])[]): SafeHtml =>
  html`<table role="table"><thead role="rowgroup"><tr role="row">${heads.map(
    (head) => html`<th scope="col" role="columnheader">${head}</th>`,
  )}</tr></thead><tbody role="rowgroup">${rows.map(
    (cells) =>
      html`<tr role="row">${cells.map(
        (cell, column) => html`<td role="cell" data-column="${heads[column]}"><div>${cell}</div></td>`,
      )}</tr>`,
  )}</tbody></table>`;

export function decisionTable(language: Language, decisions: readonly DecisionRow[]): SafeHtml {
  const { columns, decisions: names } = language.t;
  const rows = decisions.map(({ created_at, operator, action, target_type, target_id, reason }) => {
    const path = `${target_type}:${target_id}`;
    const name = language.target({ type: target_type, id: target_id });
    const target = parseTarget(path) ? html`<a href="/cases/${path}">${name}</a>` : name;
    return [time(language, created_at), operator, html`<b>${names[action]}</b>`, target, reason];
  });
  return table([columns.time, columns.operator, columns.decision, columns.target, columns.reason], rows);
}
