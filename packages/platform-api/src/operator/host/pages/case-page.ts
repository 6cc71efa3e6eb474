import type { PlatformConfig } from '../../../config/platform-config.ts';
import type { ReportRow } from '../../../database/moderation-queue.ts';
import { formatTarget } from '../../../database/moderation-target.ts';
import { pictureAddress } from '../../../media/picture-address.ts';
import type { Case } from '../../../moderation/read-queue.ts';
import { html, type SafeHtml } from '../html.ts';
import type { OperatorSession } from '../session.ts';
import { author, chips, decisionTable, emptyList, stateChip, table, time } from './case-elements.ts';
import { type Attempt, actionsOf, decisionDialog } from './decision-dialog.ts';
import type { Page } from './frame.ts';

interface CaseView extends Case {
  session: OperatorSession;
  config: PlatformConfig;
  /** The decision just taken. */
  done?: string;
  /** A decision that failed, with what was typed. */
  attempt?: Attempt;
}

export function casePage(view: CaseView): Page {
  const { target, reports, decisions, session, done, attempt } = view;
  const actions = actionsOf(view);
  const name = formatTarget(target);
  return {
    ...{ title: name, session },
    body: html`<h1>${name}</h1><p class="lead"><a href="/">Back to the queue</a></p>
${done && html`<p class="notice" role="status">Done: ${done}. The log has the decision.</p>`}
${contentCard(view)}
<div class="actions">${actions.map(
      ({ id, label, tone }) =>
        html`<button type="button" class="${id === 'ban' ? 'outline' : tone}" data-opens="${id}">${label}</button>`,
    )}</div>
${actions.map((action) => decisionDialog(action, { name, session, attempt }))}
<h2>Reports</h2>${reports.length > 0 ? reportTable(reports) : emptyList('No reports', 'No member reported this.')}
<h2>Decisions</h2>${decisions.length > 0 ? decisionTable(decisions) : emptyList('No decisions', 'No operator decided on this.')}`,
  };
}

function contentCard({ content, config, target }: CaseView): SafeHtml {
  if (!content) return emptyList('Gone', 'This does not exist, or its author deleted it for good.');
  const pictures = content.pictures.map(
    (key) => html`<img src="${pictureAddress(config, key)}?w=640" alt="Picture of ${formatTarget(target)}">`,
  );
  return html`<section class="card" aria-label="Content"><ul class="chips">${stateChip(content)}
${content.author_is_banned && chips(['author banned'], 'bad')}</ul>
<p class="meta">${author(content)} · ${time(content.created_at)}</p>
${content.title && html`<p class="content"><b>${content.title}</b></p>`}
<p class="content">${content.text}</p>${pictures.length > 0 && html`<div class="pictures">${pictures}</div>`}</section>`;
}

const reportTable = (reports: readonly ReportRow[]): SafeHtml =>
  table(
    ['Time', 'Member', 'Kind', 'State', 'Reason'],
    reports.map(({ created_at, reporter_id, reporter_name, category, decision_id, reason }) => [
      ...[time(created_at), html`<a href="/cases/user:${reporter_id}">${reporter_name}</a>`, category ?? ''],
      ...[decision_id === null ? 'open' : `decision ${decision_id}`, reason],
    ]),
  );
