import { beginToUse } from '../site/page-actions.ts';
import { DIALOG_VIEWS, type Flow } from './flow.ts';
import { openSidebarOnPhone, press, type Step, see } from './stage.ts';

/** What iOS reports of a page in the browser, or in the window of the installed site. */
const onIos =
  (standalone: boolean): Step =>
  async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'standalone', { value }), standalone);
    await page.reload();
    // The settings of a visitor load with the first use of the page.
    await beginToUse(page);
  };

const loseNetwork: Step = async ({ page }) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.goto('/explore');
};

export const INSTALL: Flow = {
  group: 'pages',
  path: '/',
  views: DIALOG_VIEWS,
  screens: [
    {
      name: 'install',
      title: 'Add the site to the Home Screen of iOS',
      steps: [
        onIos(false),
        openSidebarOnPhone,
        press({ en: 'Install app', ja: 'アプリをインストール' }),
        see({ en: 'Add XANA to your Home Screen', ja: 'XANAをホーム画面に追加' }),
      ],
    },
  ],
};

export const OFFLINE: Flow = {
  group: 'pages',
  path: '/',
  views: DIALOG_VIEWS,
  screens: [
    {
      name: 'offline',
      title: 'The installed site without a network',
      steps: [onIos(true), loseNetwork, see({ en: /offline/i, ja: /オフライン/ }, 'heading')],
    },
  ],
};
