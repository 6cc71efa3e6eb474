import { DIALOG_VIEWS, type Flow } from './flow.ts';
import { asDemoMember, asNewMember } from './members.ts';
import { press, type Step, see, seeText } from './stage.ts';

/** Pictures of the page itself, wide and tall. */
const choosePictures: Step = async ({ page }) => {
  const wide = await page.screenshot({ clip: { x: 0, y: 0, width: 380, height: 240 } });
  const tall = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 400 } });
  const files = [wide, tall].map((buffer) => ({ name: 'page.png', mimeType: 'image/png', buffer }));
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await page.getByRole('progressbar').first().waitFor({ state: 'hidden' });
};

/** The address of a space of the site. */
const writeLink: Step = async ({ page }) => {
  await page
    .getByRole('main')
    .getByRole('textbox')
    .last()
    .fill(`${new URL(page.url()).origin}/details/38?for=space`);
};

const newMessage = { en: 'New message', ja: '新しいメッセージ' };

export const CHAT: readonly Flow[] = [
  {
    group: 'pages',
    logIn: asNewMember,
    path: '/chat?user=2',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'chat-picture',
        title: 'A picture of a message',
        steps: [
          choosePictures,
          press({ en: 'Send', ja: '送信' }),
          // The receipt is behind the dialog, and the same in each picture.
          seeText({ en: 'Sent', ja: '送信済み' }),
          press({ en: /^Open picture 1/, ja: /^画像1を開く/ }),
          see({ en: 'Picture', ja: '画像' }),
        ],
      },
    ],
  },
  {
    group: 'pages',
    logIn: asDemoMember,
    path: '/chat?user=2',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'chat-link-preview',
        title: 'The card of a link that is being written',
        steps: [writeLink, seeText({ en: 'Preview of the link', ja: 'リンクのプレビュー' })],
      },
    ],
  },
  {
    group: 'pages',
    logIn: asDemoMember,
    path: '/chat',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'new-message',
        title: 'Choose whom to write to',
        steps: [press(newMessage), see(newMessage), see({ en: 'Following', ja: 'フォロー中' }, 'region')],
      },
    ],
  },
];
