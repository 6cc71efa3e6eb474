import { expect, test } from '@playwright/test';
import { tagLabels as tagsInEnglish } from '@xana/contracts/tag-labels/en';
import { tagLabels as tagsInJapanese } from '@xana/contracts/tag-labels/ja';
import { beDemoMember } from '../site/be-member.ts';
import { checkRule, chooseLanguage, expectNoProblem, expectProblem, LANGUAGES } from '../site/form-rules.ts';
import { FULL, fullUnless } from '../site/full.ts';
import { memberByCalls } from '../site/member-by-calls.ts';
import { PICTURE } from '../site/one-pixel.ts';
import { openNamedMember } from '../site/people.ts';

const VIDEO = 'https://youtu.be/aqz-KE-bpKQ';

/**
 * Forms in both languages: a broken rule shows its message on its own field, and the server accepts what meets it. The profile has a file
 * of its own; the forms of a login, a payment and a transfer are in their journeys and component tests.
 */
for (const language of LANGUAGES) {
  const words = <Text>(en: Text, ja: Text): Text => ({ en, ja })[language];

  test(
    `shows the rules of a new space on their fields (${language}) [CS-02] [CS-03] [CS-04] [CS-08] [VA-10]`,
    fullUnless(language === 'en'),
    async ({ page }) => {
      await beDemoMember(page);
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), language);
      await page.goto('/');
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('Create a space', 'スペースを作成') })
        .click();
      const dialog = page.getByRole('dialog', { name: words('Create a space', 'スペースを作成') });
      const create = dialog.getByRole('button', { name: words('Create', '作成'), exact: true });
      const name = dialog.getByRole('textbox', { name: words('Name', '名前') });
      const description = dialog.getByRole('textbox', { name: words('Description', '説明') });
      await expect(create).toBeDisabled();
      await name.fill('   ');
      await description.fill('   ');
      await expect(create).toBeDisabled();
      await checkRule({
        field: name,
        broken: [
          ['x'.repeat(257), words('1 character too many', '1文字オーバーしています')],
          [
            `x${'\u0301'.repeat(9)}`,
            words(
              'Remove the invisible or stacked characters from the name',
              '名前から制御文字や重なった記号を削除してください',
            ),
          ],
        ],
        valid: [`Rules in ${language}`],
      });
      await expect(create).toBeDisabled();
      await checkRule({
        field: description,
        broken: [['x'.repeat(501), words('1 character too many', '1文字オーバーしています')]],
        valid: ['x'.repeat(500)],
      });
      await checkRule({
        field: dialog.getByRole('textbox', { name: /YouTube/ }),
        broken: [
          'https://example.com/watch?v=aqz-KE-bpKQ',
          'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ',
          'https://www.youtube.com/@xana',
          'aqz-KE-bpKQ',
        ].map((text) => [text, words('Enter a YouTube link', 'YouTubeのリンクを入力してください')]),
        valid: ['', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', VIDEO],
      });
      await create.click();
      const picture = dialog.locator('input[type=file]');
      await expectProblem(picture, words('Add a picture', '画像を追加してください'));
      await picture.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
      await expectProblem(picture, words('Use JPG, PNG or WebP', 'JPG・PNG・WebPのみ使えます'));
      await picture.setInputFiles(PICTURE);
      await page.getByRole('button', { name: words('Use picture', 'この画像を使う') }).click();
      await expect(dialog.getByRole('img', { name: words('Chosen picture', '選択した画像') })).toBeVisible();
      const tags = dialog.getByRole('list', { name: words('Tags', 'タグ') });
      const labels = Object.values(words<Record<string, string>>(tagsInEnglish, tagsInJapanese));
      const more = dialog.getByRole('button', { name: words('More tags', 'タグをもっと見る') });
      while (await more.isVisible()) await more.click();
      const shown = await tags.getByRole('button').allTextContents();
      expect(shown.filter((text) => labels.includes(text)).sort()).toEqual([...labels].sort());
      await create.click();
      await page.getByRole('link', { name: words('Open the space', 'スペースを開く') }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Rules in ${language}` })).toBeVisible();
    },
  );

  test(
    `shows the rules of a report on their fields (${language}) [PR-09] [VA-01]`,
    FULL,
    async ({ browser, request }) => {
      const author = await memberByCalls(request);
      const { id } = await author.post<{ id: number }>('/feeds/single-feed', { descriptions: `Rules ${Date.now()}` });
      const { page, context } = await openNamedMember(browser, 'Mia');
      await chooseLanguage(page, language);
      await page.goto(`/details/${id}?for=feed`);
      await page
        .getByRole('article')
        .getByRole('button', { name: words('More about the post', 'の投稿のメニュー') })
        .click();
      await page.getByRole('menuitem', { name: words('Report', '通報') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAccessibleName(words(/^Report the post by/, /投稿を通報$/));
      const send = dialog.getByRole('button', { name: words('Send report', '通報する') });
      await send.click();
      await expect(dialog.getByRole('alert')).toHaveText(
        words('Choose what the problem is', '問題の種類を選んでください'),
      );
      await dialog.getByRole('radio', { name: words('Something else', 'その他') }).check({ force: true });
      const details = dialog.getByRole('textbox');
      await send.click();
      await expectProblem(details, words('Describe the problem', '問題の内容を入力してください'));
      await details.fill('x'.repeat(501));
      await expectProblem(details, words('1 character too many', '1文字オーバーしています'));
      await details.fill('The picture belongs to another artist.');
      await expectNoProblem(details);
      await send.click();
      await expect(page.getByText(words('Your report has been sent', '通報を送信しました'))).toBeVisible();
      await context.close();
    },
  );
}
