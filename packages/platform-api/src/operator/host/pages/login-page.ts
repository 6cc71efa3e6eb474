import { html } from '../html.ts';
import type { Language } from '../language.ts';
import type { Page } from './frame.ts';

interface LoginView {
  /** What was typed, kept after a wrong password. */
  name?: string;
  problem?: string;
}

export const loginPage = ({ t: { login: t, shared } }: Language, { name = '', problem }: LoginView): Page => ({
  title: t.title,
  body: html`<div class="card narrow"><h1>${shared.site}</h1>
<p class="lead">${t.lead}</p>
${problem && html`<p class="notice problem" role="alert">${problem}</p>`}
<form method="post" action="/login">
<label>${t.name}<input name="name" value="${name}" required maxlength="40" autocomplete="username" autocapitalize="none"></label>
<label>${t.password}<input name="password" type="password" required maxlength="200" autocomplete="current-password"></label>
<button class="main">${t.title}</button></form></div>`,
});
