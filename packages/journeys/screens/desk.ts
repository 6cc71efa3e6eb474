import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { local } from '@xana/local-site/topology';
import { startCandidate } from '@xana/release/change-candidate';
import { markGood } from '@xana/release/mark-good';
import { openProposals, propose } from '@xana/release/proposals';
import { publish } from '@xana/release/publish';
import { readRegistry } from '@xana/release/read-registry';
import { addHealth } from '@xana/release/release-health';
import { addVotes } from '@xana/release/votes';
import { STAFF, staffSubject } from '@xana/sandbox/staff';
import { openDesk } from '../releases/desk-login.ts';
import { plantSeries } from '../releases/plant-series.ts';
import { activeRelease, changedCopy, publishChanged, settings, store, takeBack } from '../releases/site-releases.ts';
import { topology } from '../site/test-topology.ts';
import { DIALOG_VIEWS, type Flow, PAGE_VIEWS } from './flow.ts';
import { fill, press, type Step, see, seeText } from './stage.ts';

const NAME = 'mfe-store';

/** The bad release goes to some visitors only. */
const withCandidate: Step = async (stage) => {
  if (readRegistry(store).microfrontends[NAME]?.candidate) return openDesk(stage.page);
  await withBadRelease(stage);
  const { id } = activeRelease(NAME);
  takeBack(NAME);
  startCandidate(
    { store, settings: settings() },
    {
      name: NAME,
      to: id,
      percent: 25,
      actor: staffSubject(STAFF.manager),
      reason: 'The new prices',
      plan: { percents: [50, 100], everyMinutes: 30 },
    },
  );
  addVotes(store, NAME, id, {
    25: { candidate: { visits: 412, failed: 9, slow: 0 }, control: { visits: 1_310, failed: 11, slow: 0 } },
  });
};

/** A change of the shell that another release manager asked for. */
const withProposal: Step = async (stage) => {
  await withBadRelease(stage);
  if (openProposals(store).length > 0) return;
  propose(
    store,
    { verb: 'promote', args: ['shell'], options: { to: activeRelease('shell').version, reason: 'The new header' } },
    { kind: 'person', subject: staffSubject(STAFF.secondManager) },
  );
};

/** A release that fails for some visitors, after one that is known to be good. */
const withBadRelease: Step = async ({ page }) => {
  await openDesk(page);
  const { id, version } = activeRelease(NAME);
  if (version === '1.2.0') return;
  markGood(store, settings(), { name: NAME, release: id, actor: 'Ren', reason: 'A week without a report' });
  addHealth(store, NAME, id, { mounted: 4_208, failed: 3, erred: 8 });
  const folder = mkdtempSync(join(tmpdir(), 'xana-screens-'));
  const bad = publishChanged(NAME, '1.2.0', folder, (content) => `${content}\n`);
  addHealth(store, NAME, bad.id, { mounted: 180, failed: 61, erred: 24 });
  plantSeries({ name: NAME, id, from: 40, to: 0, visitors: 120, failed: 1, loadMs: 420 });
  plantSeries({ name: NAME, id: bad.id, from: 0, to: 0, visitors: 60, failed: 12, loadMs: 780 });
};

const UNUSED = '1.3.0';

/** Two builds that were stored and never made active. */
const withUnusedRelease: Step = async (stage) => {
  await withBadRelease(stage);
  if (store.idsOf('mfe-chat').length > 1) return;
  for (const version of [UNUSED, '1.4.0']) {
    const folder = mkdtempSync(join(tmpdir(), 'xana-screens-'));
    const copy = changedCopy('mfe-chat', version, folder, (content) => `${content}\n// ${version}`);
    publish(store, settings(), { ...copy, isHeld: true });
  }
};

const PATH = `${local(topology.ports.releases)}/`;

export const DESK: readonly Flow[] = [
  {
    group: 'releases',
    logIn: withBadRelease,
    path: PATH,
    views: PAGE_VIEWS,
    screens: [
      { name: 'release-desk', title: 'What is on the page now', steps: [seeText('1.2.0')] },
      {
        name: 'release-desk-microfrontend',
        title: 'One microfrontend',
        steps: [press(NAME, 'link'), see({ en: 'Releases', ja: 'リリース' }, 'heading'), seeText('1.2.0')],
      },
      {
        name: 'release-desk-compare',
        title: 'Two releases compared',
        steps: [
          press({ en: /^Compare .+ with 1\.2\.0$/, ja: /と1\.2\.0を比較$/ }, 'link'),
          see({ en: 'Compressed size in kB', ja: '圧縮後のサイズ（kB）' }, 'heading'),
        ],
      },
    ],
  },
  {
    group: 'releases',
    logIn: withProposal,
    path: `${PATH}access`,
    views: PAGE_VIEWS,
    screens: [{ name: 'release-desk-access', title: 'Who may do what', steps: [seeText(/^promote shell --to/)] }],
  },
  {
    group: 'releases',
    logIn: withBadRelease,
    path: `${PATH}access`,
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'release-desk-grant',
        title: 'Roles for a member',
        steps: [
          press({ en: `Grant roles to ${STAFF.commerce.name}`, ja: `${STAFF.commerce.name}さんに権限を付与する` }),
          press({ en: /^quarantine/, ja: /^quarantine/ }, 'checkbox'),
          press({ en: /^freeze/, ja: /^freeze/ }, 'checkbox'),
          seeText(new RegExp(`^${STAFF.commerce.name}.*\\+ quarantine`)),
        ],
      },
    ],
  },
  {
    group: 'releases',
    logIn: withUnusedRelease,
    path: PATH,
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'release-desk-storage',
        title: 'What would be deleted',
        steps: [
          press({ en: 'Delete old releases', ja: '古いリリースを削除' }),
          fill(
            {
              en: 'Newest releases kept of each microfrontend',
              ja: 'マイクロフロントエンドごとに残す最新リリースの数',
            },
            '1',
          ),
          seeText(UNUSED),
        ],
      },
    ],
  },
  {
    group: 'releases',
    logIn: withBadRelease,
    path: PATH,
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'release-desk-roll-back',
        title: 'What a rollback would do',
        steps: [
          press({ en: `Roll back: ${NAME}`, ja: `ロールバック: ${NAME}` }),
          seeText({ en: 'The releases work together.', ja: 'すべてのリリースが一緒に動作します。' }),
        ],
      },
    ],
  },
  {
    group: 'releases',
    logIn: withCandidate,
    path: `${PATH}microfrontends/${NAME}`,
    views: PAGE_VIEWS,
    screens: [
      {
        name: 'release-desk-candidate',
        title: 'A candidate',
        steps: [see({ en: 'Candidate', ja: '候補' }, 'region')],
      },
    ],
  },
];
