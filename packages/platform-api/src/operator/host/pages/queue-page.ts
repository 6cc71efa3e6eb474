import type { PlatformConfig } from '../../../config/platform-config.ts';
import { formatTarget } from '../../../database/moderation-target.ts';
import { pictureAddress } from '../../../media/picture-address.ts';
import { QUEUE_PAGE_SIZE, type QueueEntry } from '../../../moderation/read-queue.ts';
import { html, type SafeHtml } from '../html.ts';
import type { OperatorSession } from '../session.ts';
import { chips, emptyList, time } from './case-elements.ts';
import type { Page } from './frame.ts';

interface Queue {
  session: OperatorSession;
  config: PlatformConfig;
  count: number;
  entries: readonly QueueEntry[];
  page: number;
}

export function queuePage({ session, config, count, entries, page }: Queue): Page {
  const last = Math.max(1, Math.ceil(count / QUEUE_PAGE_SIZE));
  const list =
    entries.length > 0
      ? html`<ul class="cards">${entries.map((entry) => entryCard(config, entry))}</ul>`
      : emptyList('Nothing to do', 'No report is open.');
  const steps = html`<div class="actions">
${page > 1 && html`<a class="button" href="/?page=${page - 1}">Previous</a>`}
${page < last && html`<a class="button" href="/?page=${page + 1}">Next</a>`}</div>`;
  const open = html`<form class="open" action="/open"><label>Open a member or content
<input name="target" placeholder="post:17, user:9" required></label><button>Open</button></form>`;
  const lead = html`<p class="lead">${count} with open reports. Those with the most reports come first.</p>`;
  return {
    ...{ title: 'Queue', session, current: '/' },
    body: html`<h1>Queue</h1>${lead}${list}${last > 1 && steps}${open}`,
  };
}

function entryCard(config: PlatformConfig, { target, reports, content }: QueueEntry): SafeHtml {
  const { report_count, categories, first_reported_at, last_reported_at } = reports;
  const [picture] = content?.pictures ?? [];
  return html`<li class="card entry"><div class="number"><b>${report_count}</b><span>${report_count === 1 ? 'report' : 'reports'}</span></div>
<div><a href="/cases/${formatTarget(target)}">${formatTarget(target)}</a>
<p class="excerpt">${content ? [content.title, content.text].filter(Boolean).join(': ') : 'Deleted for good.'}</p>
<ul class="chips">${chips(categories)}</ul>
<p class="meta">${content?.author_username ? `@${content.author_username} · ` : ''}first ${time(first_reported_at)}, last ${time(last_reported_at)}</p></div>
${picture && html`<img class="thumb" src="${pictureAddress(config, picture)}?w=320" alt="" loading="lazy">`}</li>`;
}
