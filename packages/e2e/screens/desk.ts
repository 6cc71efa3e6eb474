import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { local } from '@xana/local-site/topology';
import { markGood } from '@xana/release/mark-good';
import { openProposals, propose } from '@xana/release/proposals';
import { addHealth } from '@xana/release/release-health';
import { STAFF, staffSubject } from '@xana/sandbox/staff';
import { openDesk } from '../releases/desk-login.ts';
import { activeRelease, publishChanged, settings, store } from '../releases/site-releases.ts';
import { topology } from '../site/test-topology.ts';
import { DIALOG_VIEWS, type Flow, PAGE_VIEWS } from './flow.ts';
import { press, type Step, see, seeText } from './stage.ts';

const NAME = 'mfe-store';

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
];
