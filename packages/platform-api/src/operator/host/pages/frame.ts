import type { FastifyReply } from 'fastify';
import { html, SafeHtml } from '../html.ts';
import { SCRIPT } from '../page-script.ts';
import { STYLE } from '../page-style.ts';
import type { OperatorSession } from '../session.ts';

export interface Page {
  title: string;
  body: SafeHtml;
  /** Undefined before the login: the page has no navigation. */
  session?: OperatorSession;
  /** The current entry of the navigation. */
  current?: (typeof ENTRIES)[number][0];
}

const ENTRIES = [
  ['/', 'Queue'],
  ['/profiles', 'Profiles'],
  ['/log', 'Log'],
] as const;

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>${document(page).text}`);
}

const document = ({
  title,
  body,
  session,
  current,
}: Page): SafeHtml => html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · XANA moderation</title><style>${new SafeHtml(STYLE)}</style></head><body>
${session && navigation(session, current)}<main id="main">${body}</main>
<script type="module">${new SafeHtml(SCRIPT)}</script></body></html>`;

const navigation = (
  session: OperatorSession,
  current: Page['current'],
): SafeHtml => html`<a class="skip" href="#main">Skip to the content</a>
<header><div class="bar"><a class="brand" href="/">XANA <span>moderation</span></a>
<nav aria-label="Pages">${ENTRIES.map(
  ([path, name]) => html`<a href="${path}"${path === current && html` aria-current="page"`}>${name}</a>`,
)}</nav>
<form class="who" method="post" action="/logout">${formToken(session)}<span>${session.operator}</span>
<button class="quiet">Log out</button></form></div></header>`;

export const formToken = ({ formToken: token }: OperatorSession): SafeHtml =>
  html`<input type="hidden" name="formToken" value="${token}">`;
