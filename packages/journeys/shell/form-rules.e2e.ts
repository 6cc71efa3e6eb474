import { Buffer } from 'node:buffer';
import { expect, type Page, test } from '@playwright/test';
import { tagLabels as tagsInEnglish } from '@xana/contracts/tag-labels/en';
import { tagLabels as tagsInJapanese } from '@xana/contracts/tag-labels/ja';
import { beDemoMember } from '../site/be-member.ts';
import { CARDS, openAsMember, paymentDialog, typeCard } from '../site/card-payment.ts';
import { newestCode, newMailAddress } from '../site/email-login.ts';
import { checkRule, chooseLanguage, expectNoProblem, expectProblem, LANGUAGES } from '../site/form-rules.ts';
import { FULL, fullUnless } from '../site/full.ts';
import { memberByCalls } from '../site/member-by-calls.ts';
import { walletControl } from '../site/page-actions.ts';
import { openNamedMember } from '../site/people.ts';
import { answerWelcome, enterIdentity, newEmail, openSocialWindow } from '../site/social-login.ts';

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const VIDEO = 'https://youtu.be/aqz-KE-bpKQ';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Each form of the site in both languages: a broken rule shows its message on its own field, and the server accepts what meets it.
 * The profile has a file of its own.
 */
for (const language of LANGUAGES) {
  const words = <Text>(en: Text, ja: Text): Text => ({ en, ja })[language];

  test(
    `shows the rule of the email of a login on its field (${language}) [VA-01] [VA-03]`,
    fullUnless(language === 'en'),
    async ({ browser }) => {
      const context = await browser.newContext({ locale: words('en-GB', 'ja-JP') });
      const page = await context.newPage();
      await page.goto('/?login');
      await button(page, words('Email', 'メール')).click();
      const field = page.getByRole('textbox', { name: words('Email address', 'メールアドレス') });
      const send = button(page, words('Send code', 'コードを送信'));
      await send.click();
      await expectProblem(field, words('Email is required', 'メールアドレスは必須です'));
      for (const text of ['mia', 'mia@', 'mia@@x.test', 'mia@x..test']) {
        await field.fill(text);
        await field.blur();
        await expectProblem(field, words('Enter a valid email', '正しいメールアドレスを入力してください'));
      }
      const email = newMailAddress();
      await field.fill(email);
      await expectNoProblem(field);
      await send.click();
      const code = page.getByRole('textbox', { name: words('6-digit code', '6桁のコード') });
      await expect(code).toBeFocused();
      await code.fill(await newestCode(email));
      await expect(page.getByRole('banner').getByRole('button', { name: /0x/ })).toBeVisible();
      await context.close();
    },
  );

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
      await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: ONE_PIXEL });
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
    `shows the rule of an amount on its field (${language}) [TX-02] [TX-03] [VA-12]`,
    fullUnless(language === 'en'),
    async ({ page }) => {
      await page.goto('/?login');
      const popup = await openSocialWindow(page, 'Google');
      await enterIdentity(popup, { email: newEmail(`amount-${language}`), name: 'Sora Sender' });
      await expect(walletControl(page)).toBeVisible();
      await answerWelcome(page);
      await chooseLanguage(page, language);
      await page.reload();
      await page.getByRole('button', { name: words(/XETA, send$/, /XETA、送る$/) }).click();
      const dialog = page.getByRole('dialog', { name: words('Send XETA', 'XETAを送る') });
      await dialog.getByRole('button', { name: words('Switch to XANAChain', 'XANAChainに切り替える') }).click();
      await dialog
        .getByLabel(words('To', '送信先'), { exact: true })
        .fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
      await checkRule({
        field: dialog.getByRole('textbox', { name: /\(XETA\)/ }),
        broken: ['x', '-1', '1e3', '1,5', '.5', '１', '1.2.3'].map((text) => [
          text,
          words('Use numbers only', '数字で入力してください'),
        ]),
        valid: ['1.', '0.5'],
      });
      await dialog.getByRole('button', { name: words('Review', '確認へ進む') }).click();
      await expect(page.getByRole('dialog', { name: words('Check the transfer', '送信内容の確認') })).toBeVisible();
    },
  );

  test(
    `shows the rule of the email of a receipt on its field (${language}) [ST-05] [VA-01] [VA-03]`,
    FULL,
    async ({ page }) => {
      await openAsMember(page);
      await chooseLanguage(page, language);
      await page.reload();
      await page.getByRole('button', { name: /500 XENY.*\$4\.99/ }).click();
      const dialog = paymentDialog(page);
      const email = dialog.getByRole('textbox', {
        name: words('Email for the receipt', '領収書の送付先メールアドレス'),
      });
      const holder = dialog.getByRole('textbox', { name: words('Name on card', 'カードの名義') });
      const pay = dialog.getByRole('button', { name: words('Pay $4.99', '$4.99を支払う') });
      await pay.click();
      await expectProblem(email, words('Email is required', 'メールアドレスは必須です'));
      await expectProblem(holder, words('Enter the name on the card', 'カードの名義を入力してください'));
      await email.fill('mia@');
      await pay.click();
      await expectProblem(email, words('Email is required', 'メールアドレスは必須です'));
      await email.fill('mia@example.com');
      await expectNoProblem(email);
      await holder.fill('Mia Tanaka');
      await expectNoProblem(holder);
      await typeCard(page, CARDS.valid);
      await pay.click();
      await expect(page.getByText(words('Payment complete', 'お支払いが完了しました'))).toBeVisible();
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
