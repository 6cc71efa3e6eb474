import type { Case } from '../../../moderation/read-queue.ts';
import { html, type SafeHtml } from '../html.ts';
import type { OperatorSession } from '../session.ts';
import { formToken } from './frame.ts';

export const ACTIONS = {
  hide: {
    label: 'Hide',
    tone: 'danger',
    text: 'Gone for everybody. The author is told the reason, the reporters the outcome.',
  },
  restore: { label: 'Show again', tone: 'main', text: 'Everybody sees it again, and the author is told.' },
  dismiss: { label: 'Dismiss the reports', tone: '', text: 'Nothing changes, and the reporters are told.' },
  ban: { label: 'Ban the member', tone: 'danger', text: 'Sessions end at once, and logins are rejected.' },
  unban: { label: 'End the ban', tone: '', text: 'The member can log in again.' },
  approve: { label: 'Approve the profile', tone: 'main', text: 'The profile gets the badge.' },
  reject: { label: 'Reject the profile', tone: '', text: 'The member reads the reason, and can edit the profile.' },
} as const;

export type Action = keyof typeof ACTIONS;
type OfferedAction = { id: Action } & (typeof ACTIONS)[Action];

export const isAction = (text: string): text is Action => Object.hasOwn(ACTIONS, text);

/** What was typed into a dialog whose decision failed. */
export interface Attempt {
  action: Action;
  reason: string;
  until: string;
  problem: string;
}

/** The decisions that are possible on a target in its state. */
export function actionsOf({ target, content, reports }: Case): OfferedAction[] {
  const isOpen = reports.some(({ decision_id }) => decision_id === null);
  const isShown = content !== undefined && !content.is_deleted && (!content.is_hidden || target.type === 'user');
  const offered: Partial<Record<Action, boolean>> = {
    hide: isShown,
    restore: content?.is_hidden ?? false,
    dismiss: isOpen,
    ban: content?.author_is_banned === false,
    unban: content?.author_is_banned === true,
  };
  return offeredOnly(offered);
}

export const offeredOnly = (offered: Partial<Record<Action, boolean>>): OfferedAction[] =>
  (Object.keys(ACTIONS) as Action[]).filter((id) => offered[id]).map((id) => ({ id, ...ACTIONS[id] }));

interface DialogOptions {
  name: string;
  session: OperatorSession;
  attempt?: Attempt | undefined;
  /** Of several dialogs with the same action on a page. */
  id?: string;
}

/** Asks for the reason of a decision. It opens again with what was typed when the decision fails. */
export function decisionDialog(
  { id: action, label, tone, text }: OfferedAction,
  { name, session, attempt, id = action }: DialogOptions,
): SafeHtml {
  const typed = attempt?.action === action ? attempt : undefined;
  return html`<dialog id="${id}" aria-labelledby="${id}-title"${typed && html` data-open`}>
<form method="post" action="/cases/${name}"><h2 id="${id}-title">${label}</h2><p>${name}. ${text}</p>
${typed && html`<p class="notice problem" role="alert">${typed.problem}</p>`}
${formToken(session)}<input type="hidden" name="action" value="${action}">
<label>Reason<textarea name="reason" required maxlength="500">${typed?.reason}</textarea></label>
${action === 'ban' && html`<label>Until<input type="date" name="until" value="${typed?.until}"></label><p class="hint">Empty: for good.</p>`}
<div class="actions"><button type="button" data-closes>Cancel</button><button class="${tone || 'main'}">${label}</button></div>
</form></dialog>`;
}
