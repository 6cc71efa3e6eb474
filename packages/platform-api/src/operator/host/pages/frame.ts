import type { FastifyReply } from 'fastify';
import type { Viewer } from '../for-operators.ts';
import { html, SafeHtml } from '../html.ts';
import { type Language, languageOf } from '../language.ts';
import { SCRIPT } from '../page-script.ts';
import { STYLE } from '../page-style.ts';
import type { OperatorSession } from '../session.ts';

export interface Page {
  title: string;
  body: SafeHtml;
  /** Undefined before the login: the page has no navigation. */
  viewer?: Viewer;
  /** The current entry of the navigation. */
  current?: (typeof ENTRIES)[number][0];
}

const ENTRIES = [
  ['/', 'queue'],
  ['/profiles', 'profiles'],
  ['/log', 'log'],
] as const;

/** The language that the switch offers, and its name in it. */
const OTHER = { en: ['ja', '日本語'], ja: ['en', 'English'] } as const;

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const language = languageOf(reply.request);
  return reply
    .headers({ 'content-language': language.locale, vary: 'accept-language, cookie' })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${document(page, language, reply.request.url).text}`);
}

const document = (
  { title, body, viewer, current }: Page,
  language: Language,
  path: string,
): SafeHtml => html`<html lang="${language.locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${language.t.shared.site}</title><style>${new SafeHtml(STYLE)}</style></head><body>
${viewer && header(viewer, path, current)}<main id="main">${body}</main>
${!viewer && html`<footer>${languageSwitch(language, path)}</footer>`}
<script type="module">${new SafeHtml(SCRIPT)}</script></body></html>`;

const header = (
  { session, language }: Viewer,
  path: string,
  current: Page['current'],
): SafeHtml => html`<a class="skip" href="#main">${language.t.shared.skip}</a>
<header><div class="bar"><a class="brand" href="/">XANA <span>${language.t.shared.brand}</span></a>
<nav aria-label="${language.t.shared.pages}">${ENTRIES.map(
  ([to, entry]) => html`<a href="${to}"${to === current && html` aria-current="page"`}>${language.t[entry].title}</a>`,
)}</nav>
<div class="who"><span>${session.operator}</span>${languageSwitch(language, path)}
<form method="post" action="/logout">${formToken(session)}<button class="quiet">${language.t.shared.logOut}</button></form></div>
</div></header>`;

/** Leads back to the same page. What a decision that failed has kept is lost. */
function languageSwitch({ locale }: Language, path: string): SafeHtml {
  const [other, name] = OTHER[locale];
  return html`<form method="post" action="/language"><input type="hidden" name="back" value="${path}">
<button class="quiet" name="language" value="${other}" lang="${other}">${name}</button></form>`;
}

export const formToken = ({ formToken: token }: OperatorSession): SafeHtml =>
  html`<input type="hidden" name="formToken" value="${token}">`;
