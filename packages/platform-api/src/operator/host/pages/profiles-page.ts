import type { selectPendingProfiles } from '../../../database/moderation-queue.ts';
import { html, type SafeHtml } from '../html.ts';
import type { OperatorSession } from '../session.ts';
import { chips, emptyList } from './case-elements.ts';
import { decisionDialog, offeredOnly } from './decision-dialog.ts';
import type { Page } from './frame.ts';

type Profile = Awaited<ReturnType<typeof selectPendingProfiles>>[number];

interface Profiles {
  session: OperatorSession;
  profiles: readonly Profile[];
  done?: string;
}

export const profilesPage = ({ session, profiles, done }: Profiles): Page => ({
  ...{ title: 'Profiles', session, current: '/profiles' },
  body: html`<h1>Profiles</h1><p class="lead">Pending profiles with a link to check, the newest first.</p>
${done && html`<p class="notice" role="status">Done: ${done}.</p>`}
${
  profiles.length > 0
    ? html`<ul class="cards">${profiles.map((profile) => profileCard(session, profile))}</ul>`
    : emptyList('Nothing to do', 'No profile waits for approval.')
}`,
});

function profileCard(session: OperatorSession, profile: Profile): SafeHtml {
  const { id, name, username, bio, twitter, instagram, discord, youtube, website } = profile;
  const links = { twitter, instagram, discord, youtube, website };
  const given = Object.entries(links).flatMap(([kind, value]) => (value ? [`${kind}: ${value}`] : []));
  const actions = offeredOnly({ approve: true, reject: true });
  return html`<li class="card"><h2><a href="/cases/user:${id}">${name}</a></h2><p class="meta">@${username}, user ${id}</p>
<p class="content">${bio}</p><ul class="chips">${chips(given)}</ul>
<div class="actions">${actions.map(
    ({ id: action, label, tone }) =>
      html`<button type="button" class="${tone}" data-opens="${action}-${id}">${label}</button>`,
  )}</div>
${actions.map((action) => decisionDialog(action, { name: `user:${id}`, session, id: `${action.id}-${id}` }))}</li>`;
}
