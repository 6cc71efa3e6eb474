import { type Flow, PAGE_VIEWS } from './flow.ts';
import { asDemoMember } from './members.ts';
import { fill, find, type Locale, press, type Step, see, type Words, waitUntilGone } from './stage.ts';

const chooseVenue = { en: 'Choose a space', ja: 'スペースを選ぶ' };
const edit = { en: 'Edit', ja: '編集' };
const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** The first picture on the home page; then back to the form. */
const choosePicture: Step = async ({ page }) => {
  const form = page.url();
  await page.goto('/');
  const address = await page.locator('main img[src*="w="]').first().getAttribute('src');
  const answer = await page.request.get((address ?? '').replace(/w=\d+/, 'w=1280'));
  const mimeType = answer.headers()['content-type'] ?? '';
  await page.goto(form);
  await page.locator('input[type=file]').setInputFiles({ name: 'lanterns', mimeType, buffer: await answer.body() });
};

const chooseFirstSpace: Step = async (stage) => {
  const list = find(stage, 'region', { en: 'All spaces', ja: 'すべてのスペース' });
  await list.getByRole('button').first().click();
};

const openForm: Step = async (stage) => {
  await find(stage, 'link', edit).click();
  await stage.page.waitForURL(/edit-event/);
};

const write =
  (field: Words, text: Record<Locale, string>): Step =>
  (stage) =>
    fill(field, text[stage.locale])(stage);

/** The event of a member, and the form that changes it. */
export const OWN_EVENT: Flow = {
  group: 'pages',
  logIn: asDemoMember,
  path: '/create-event',
  views: PAGE_VIEWS,
  screens: [
    {
      name: 'own-event',
      title: 'An event of one’s own',
      steps: [
        choosePicture,
        press({ en: 'Use picture', ja: 'この画像を使う' }),
        write({ en: 'Title', ja: 'タイトル' }, { en: 'Lantern walk', ja: '灯籠の散歩' }),
        press(chooseVenue),
        see(chooseVenue),
        chooseFirstSpace,
        fill({ en: 'Starts', ja: '開始' }, `${day}T19:00`),
        write(
          { en: 'Description (optional)', ja: '説明（任意）' },
          { en: 'We light two hundred lanterns together.', ja: 'みんなで二百の灯籠に火をともします。' },
        ),
        press({ en: 'Create event', ja: '作成する' }),
        see(edit, 'link'),
        // The toast stays while the pointer is over it.
        ({ page }) => page.mouse.move(0, 0),
        waitUntilGone({ en: 'Your event is live', ja: 'イベントを公開しました' }),
      ],
    },
    { name: 'edit-event', title: 'Edit an event', steps: [openForm, see({ en: 'Save', ja: '保存' }, 'button')] },
  ],
};
