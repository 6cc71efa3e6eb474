import { formatTarget, type Target } from '../../../database/moderation/moderation-target.ts';
import { MAX_REASON_LENGTH } from '../../../moderation/decision.ts';
import type { Case } from '../../../moderation/read-queue.ts';
import type { Viewer } from '../for-operators.ts';
import { html, type SafeHtml } from '../html.ts';
import { formToken } from './frame.ts';

/** How the button of each decision looks. */
const TONES = {
  hide: 'danger',
  restore: 'main',
  dismiss: '',
  ban: 'danger',
  unban: '',
  approve: 'main',
  reject: '',
} as const;

export type Action = keyof typeof TONES;

interface OfferedAction {
  id: Action;
  tone: string;
}

/** The member is shown the reason of these. */
const IS_READ_BY_MEMBER: readonly Action[] = ['hide', 'reject'];

export const isAction = (text: string): text is Action => Object.hasOwn(TONES, text);

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
  (Object.keys(TONES) as Action[]).filter((id) => offered[id]).map((id) => ({ id, tone: TONES[id] }));

interface DialogOptions {
  target: Target;
  viewer: Viewer;
  attempt?: Attempt | undefined;
  /** Of several dialogs with the same action on a page. */
  id?: string;
}

/** Asks for the reason of a decision. It opens again with what was typed when the decision fails. */
export function decisionDialog(
  { id: action, tone }: OfferedAction,
  { target, viewer: { session, language }, attempt, id = action }: DialogOptions,
): SafeHtml {
  const { actions, dialog: t, shared } = language.t;
  const { label, text } = actions[action];
  const typed = attempt?.action === action ? attempt : undefined;
  return html`<dialog id="${id}" aria-labelledby="${id}-title"${typed && html` data-open`}>
<form method="post" action="/cases/${formatTarget(target)}"><h2 id="${id}-title">${label}</h2>
<p>${t.subject(language.target(target), text)}</p>
${typed && html`<p class="notice problem" role="alert">${typed.problem}</p>`}
${formToken(session)}<input type="hidden" name="action" value="${action}">
<label>${t.reason}<textarea name="reason" required maxlength="${MAX_REASON_LENGTH}"${describedBy(action, id)}>${typed?.reason}</textarea></label>
${IS_READ_BY_MEMBER.includes(action) && html`<p class="hint" id="${id}-hint">${t.reasonIsRead}</p>`}
${action === 'ban' && html`<label>${t.until}<input type="date" name="until" value="${typed?.until}" aria-describedby="${id}-hint"></label><p class="hint" id="${id}-hint">${t.untilHint}</p>`}
<div class="actions"><button type="button" data-closes>${shared.cancel}</button><button class="${tone || 'main'}">${label}</button></div>
</form></dialog>`;
}

const describedBy = (action: Action, id: string) =>
  IS_READ_BY_MEMBER.includes(action) && html` aria-describedby="${id}-hint"`;
