import { createHash } from 'node:crypto';
import type { Operation } from '@xana/contracts/operation';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { AREAS } from './areas.ts';
import { guideSections } from './docs-guide.ts';
import { SCRIPT, STYLE } from './docs-style.ts';
import { escapeHtml } from './html.ts';
import { areaOf } from './open-api.ts';
import { operationArticle } from './operation-article.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** This style and this script, and nothing else. */
export const PAGE_POLICY = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const bySummary = (one: Operation, other: Operation) => one.summary.localeCompare(other.summary, 'en');

/** The reference for people: a guide, then every operation by area, with an index and a search field. */
export function docsPage(operations: Record<string, Operation>, config: PlatformConfig): string {
  const all = Object.values(operations);
  const guide = guideSections(all, config);
  const areas = Object.values(AREAS)
    .map((area) => ({
      ...area,
      operations: all.filter((operation) => areaOf(operation) === area.title).sort(bySummary),
    }))
    .filter((area) => area.operations.length > 0);
  const guideLinks = guide.map(([id, title]) => `<a href="#${id}">${title}</a>`).join('');
  const areaLinks = areas.map(
    ({ title, operations: each }) =>
      `<div data-group><h2>${title}</h2>${each.map(({ id, summary }) => `<a href="#${id}">${escapeHtml(summary)}</a>`).join('')}</div>`,
  );
  const sections = areas.map(
    ({ title, description, operations: each }) =>
      `<section data-group><h2>${title}</h2><p class="note">${escapeHtml(description)}</p>${each.map((operation) => operationArticle(operation, config.origins)).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>XANA platform API</title><style>${STYLE}</style></head><body><div class="layout">
<nav class="index" aria-label="Index"><input id="search" type="search" placeholder="Search operations" aria-label="Search operations">
<p id="found" role="status"></p><details open><summary>Contents</summary><h2>Guide</h2>${guideLinks}${areaLinks.join('')}</details></nav>
<main><h1>XANA platform API</h1><p class="note">${all.length} operations. For tools: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<div id="guide">${guide.map(([id, title, html]) => `<section id="${id}"><h2>${title}</h2>${html}</section>`).join('')}</div>
${sections.join('')}</main></div><script type="module">${SCRIPT}</script></body></html>`;
}
