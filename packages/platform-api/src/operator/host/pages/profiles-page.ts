import type { selectPendingProfiles } from '../../../database/moderation/moderation-queue.ts';
import type { Viewer } from '../for-operators.ts';
import { html, type SafeHtml } from '../html.ts';
import { chips, emptyList } from './case-elements.ts';
import { type Action, decisionDialog, offeredOnly } from './decision-dialog.ts';
import type { Page } from './frame.ts';

type Profile = Awaited<ReturnType<typeof selectPendingProfiles>>[number];

interface Profiles {
  viewer: Viewer;
  profiles: readonly Profile[];
  done?: Action;
}

export function profilesPage({ viewer, profiles, done }: Profiles): Page {
  const { profiles: t, actions } = viewer.language.t;
  return {
    title: t.title,
    viewer,
    current: '/profiles',
    body: html`<h1>${t.title}</h1><p class="lead">${t.lead}</p>
${done && html`<p class="notice" role="status">${actions[done].done}</p>`}
${
  profiles.length > 0
    ? html`<ul class="cards">${profiles.map((profile) => profileCard(viewer, profile))}</ul>`
    : emptyList(t.nothing, t.noProfile)
}`,
  };
}

function profileCard(viewer: Viewer, profile: Profile): SafeHtml {
  const { id, name, username, bio, twitter, instagram, discord, youtube, website } = profile;
  const { profiles: t, actions: texts, case: words } = viewer.language.t;
  const target = { type: 'user', id: String(id) } as const;
  const given = Object.entries({ twitter, instagram, discord, youtube, website }).flatMap(([kind, value]) =>
    value ? [t.link(t.links[kind as keyof typeof t.links], value)] : [],
  );
  const actions = offeredOnly({ approve: true, reject: true });
  return html`<li class="card"><h2><a href="/cases/user:${id}">${name}</a></h2><p class="meta">@${username} · ${words.member(id)}</p>
${bio && html`<p class="content">${bio}</p>`}<ul class="chips">${chips(given)}</ul>
<div class="actions">${actions.map(
    ({ id: action, tone }) =>
      html`<button type="button" class="${tone}" data-opens="${action}-${id}">${texts[action].label}</button>`,
  )}</div>
${actions.map((action) => decisionDialog(action, { target, viewer, id: `${action.id}-${id}` }))}</li>`;
}
