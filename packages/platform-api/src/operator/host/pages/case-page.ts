import type { PlatformConfig } from '../../../config/platform-config.ts';
import type { ReportRow } from '../../../database/moderation/moderation-queue.ts';
import { formatTarget } from '../../../database/moderation/moderation-target.ts';
import { pictureAddress } from '../../../media/picture-store.ts';
import type { Case } from '../../../moderation/read-queue.ts';
import type { Viewer } from '../for-operators.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Language } from '../language.ts';
import {
  attachedTo,
  author,
  chips,
  contentText,
  decisionTable,
  emptyList,
  emptySection,
  stateChip,
  table,
  time,
} from './case-elements.ts';
import { type Action, type Attempt, actionsOf, decisionDialog } from './decision-dialog.ts';
import type { Page } from './frame.ts';

interface CaseView extends Case {
  viewer: Viewer;
  config: PlatformConfig;
  /** The decision just taken. */
  done?: Action;
  /** A decision that failed, with what was typed. */
  attempt?: Attempt;
}

export function casePage(view: CaseView): Page {
  const { target, reports, decisions, viewer, done, attempt } = view;
  const { language } = viewer;
  const { t } = language;
  const actions = actionsOf(view);
  const name = language.target(target);
  // Another operator was first: the dialog that would show the problem is gone with its button.
  const problem = actions.some(({ id }) => id === attempt?.action) ? undefined : attempt?.problem;
  return {
    title: name,
    viewer,
    body: html`<h1>${name}</h1><p class="lead"><code>${formatTarget(target)}</code> · <a href="/">${t.shared.backToQueue}</a></p>
${done && html`<p class="notice" role="status">${t.actions[done].done} ${t.case.inLog}</p>`}
${problem && html`<p class="notice problem" role="alert">${problem}</p>`}
${contentCard(view)}
${
  actions.length > 0 &&
  html`<div class="actions">${actions.map(
    ({ id, tone }) =>
      html`<button type="button" class="${id === 'ban' ? 'outline' : tone}" data-opens="${id}">${t.actions[id].label}</button>`,
  )}</div>`
}
${actions.map((action) => decisionDialog(action, { target, viewer, attempt }))}
<h2>${t.case.reports}</h2>${reports.length > 0 ? reportTable(language, reports) : emptySection(t.case.noReports)}
<h2>${t.case.decisions}</h2>${decisions.length > 0 ? decisionTable(language, decisions) : emptySection(t.case.noDecisions)}`,
  };
}

function contentCard({ content, config, target, viewer: { language } }: CaseView): SafeHtml {
  const { case: t } = language.t;
  if (!content) return emptyList(t.gone, t.goneText);
  const alternative = t.picture(language.target(target));
  const pictures = content.pictures.map(
    (key) => html`<img src="${pictureAddress(config, key)}?w=640" alt="${alternative}">`,
  );
  return html`<section class="card" aria-label="${t.content}"><ul class="chips">${stateChip(language, content)}
${content.author_is_banned && chips([t.authorBanned], 'bad')}</ul>
<p class="meta">${author(language, content)} · ${time(language, content.created_at)}</p>
${content.title && html`<p class="content"><b>${content.title}</b></p>`}
<p class="content">${contentText(content)}</p>${attachedTo(language, content)}${pictures.length > 0 && html`<div class="pictures">${pictures}</div>`}</section>`;
}

function reportTable(language: Language, reports: readonly ReportRow[]): SafeHtml {
  const { columns, categories, case: t } = language.t;
  return table(
    [columns.time, columns.member, columns.category, columns.state, columns.reason],
    reports.map(({ created_at, reporter_id, reporter_name, category, decision_id, reason }) => [
      time(language, created_at),
      html`<a href="/cases/user:${reporter_id}">${reporter_name}</a>`,
      category ? categories[category] : '',
      decision_id === null ? t.openReport : t.closedReport(language.number(decision_id)),
      reason,
    ]),
  );
}
