import { DIALOG_VIEWS, type Flow } from './flow.ts';
import { asDemoMember } from './members.ts';
import { press, type Step, see } from './stage.ts';

/** A picture of the page itself as the banner. */
const chooseBanner: Step = async ({ page }) => {
  const buffer = await page.screenshot();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer });
};

export const PROFILE: readonly Flow[] = [
  {
    group: 'pages',
    logIn: asDemoMember,
    path: '/profile?edit=1',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'profile-crop',
        title: 'Crop a picture of the profile',
        steps: [chooseBanner, see({ en: 'Adjust banner', ja: 'バナー画像を調整' })],
      },
    ],
  },
  {
    group: 'pages',
    logIn: asDemoMember,
    path: '/profile?user=2',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'profile-report',
        title: 'Report a member',
        steps: [
          press({ en: 'More actions', ja: 'その他の操作' }),
          press({ en: /^Report/, ja: /通報/ }, 'menuitem'),
          see({ en: /^Report/, ja: /通報/ }),
        ],
      },
    ],
  },
];
