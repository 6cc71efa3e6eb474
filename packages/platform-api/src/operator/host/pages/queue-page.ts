import type { PlatformConfig } from '../../../config/platform-config.ts';
import type { ModeratedContent } from '../../../database/moderation/moderated-content.ts';
import { formatTarget } from '../../../database/moderation/moderation-target.ts';
import { pictureAddress } from '../../../media/picture-store.ts';
import { QUEUE_PAGE_SIZE, type QueueEntry } from '../../../moderation/read-queue.ts';
import type { Viewer } from '../for-operators.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Language } from '../language.ts';
import { chips, contentText, emptyList } from './case-elements.ts';
import type { Page } from './frame.ts';

interface Queue {
  viewer: Viewer;
  config: PlatformConfig;
  count: number;
  entries: readonly QueueEntry[];
  page: number;
}

export function queuePage({ viewer, config, count, entries, page }: Queue): Page {
  const { language } = viewer;
  const { queue: t } = language.t;
  const last = Math.max(1, Math.ceil(count / QUEUE_PAGE_SIZE));
  const list =
    entries.length > 0
      ? html`<ul class="cards">${entries.map((entry) => entryCard(language, config, entry))}</ul>`
      : emptyList(t.nothing, t.noReport);
  const steps = html`<div class="actions">
${page > 1 && html`<a class="button" href="/?page=${page - 1}">${t.previous}</a>`}
${page < last && html`<a class="button" href="/?page=${page + 1}">${t.next}</a>`}</div>`;
  const open = html`<form class="open" action="/open"><label>${t.open}
<input name="target" placeholder="post:17, user:9" required autocapitalize="none"></label><button>${t.openNow}</button></form>`;
  const lead = html`<p class="lead">${t.lead(count, language.number(count))}</p>`;
  return {
    title: t.title,
    viewer,
    current: '/',
    body: html`<h1>${t.title}</h1>${count > 0 && lead}${list}${last > 1 && steps}${open}`,
  };
}

function entryCard(language: Language, config: PlatformConfig, { target, reports, content }: QueueEntry): SafeHtml {
  const { queue: t, categories } = language.t;
  const { report_count: count, first_reported_at: first, last_reported_at: last } = reports;
  const [picture] = content?.pictures ?? [];
  return html`<li class="card entry"><div class="number"><b>${language.number(count)}</b><span>${t.reports(count, language.number(count))}</span></div>
<div><a href="/cases/${formatTarget(target)}">${language.target(target)}</a>
<p class="excerpt">${content ? excerpt(language, content) : t.deleted}</p>
<ul class="chips">${chips(reports.categories.map((category) => categories[category]))}</ul>
<p class="meta">${content?.author_username ? `@${content.author_username} · ` : ''}${t.reported(language.period(first, last))}</p></div>
${picture && html`<img class="thumb" src="${pictureAddress(config, picture)}?w=320" alt="" loading="lazy">`}</li>`;
}

function excerpt({ t }: Language, content: ModeratedContent): string {
  const { title } = content;
  const text = contentText(content);
  return title && text ? t.queue.excerpt(title, text) : (title ?? text);
}
