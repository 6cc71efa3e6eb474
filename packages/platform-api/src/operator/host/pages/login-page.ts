import { html } from '../html.ts';
import type { Page } from './frame.ts';

/** @param name what was typed, kept after a wrong password */
export const loginPage = ({ name = '', problem }: { name?: string; problem?: string }): Page => ({
  title: 'Log in',
  body: html`<div class="card narrow"><h1>XANA moderation</h1>
<p class="lead">For operators. Members log in to the site.</p>
${problem && html`<p class="notice problem" role="alert">${problem}</p>`}
<form method="post" action="/login">
<label>Name<input name="name" value="${name}" required maxlength="40" autocomplete="username" autocapitalize="none"></label>
<label>Password<input name="password" type="password" required maxlength="200" autocomplete="current-password"></label>
<button class="main">Log in</button></form></div>`,
});
