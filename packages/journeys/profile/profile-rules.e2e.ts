import { expect, test } from '@playwright/test';
import { checkRule, chooseLanguage, LANGUAGES } from '../site/form-rules.ts';
import { fullUnless } from '../site/full.ts';
import { openNamedMember } from '../site/people.ts';

for (const language of LANGUAGES) {
  const words = <Text>(en: Text, ja: Text): Text => ({ en, ja })[language];

  test(
    `shows the rules of a profile on their fields (${language}) [PR-02] [VA-01] [VA-02] [VA-03] [VA-05] [VA-06] [VA-07] [VA-08] [VA-09] [VA-10] [VA-11] [VA-13]`,
    fullUnless(language === 'en'),
    async ({ browser }) => {
      const { page, context, username } = await openNamedMember(browser, 'Mia');
      await chooseLanguage(page, language);
      await page.goto('/profile?edit=1');
      const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
      const save = page.getByRole('button', { name: words('Save', '保存'), exact: true });
      const rules: readonly [name: string, broken: readonly (readonly [string, string])[], valid: readonly string[]][] =
        [
          [
            words('Name', '名前'),
            [
              ['   ', words('Enter a name', '名前を入力してください')],
              ['Mia 7', words('Use letters and spaces only', '文字とスペースのみ使えます')],
              ['Mia_Chen', words('Use letters and spaces only', '文字とスペースのみ使えます')],
            ],
            ['田中 みあ', 'Mia Rain'],
          ],
          [
            words('Username', 'ユーザー名'),
            [
              ['', words('Enter a username', 'ユーザー名を入力してください')],
              ...['mia_chen', '1234567', 'みあ'].map(
                (text) =>
                  [
                    text,
                    words(
                      'Use letters and digits only, at least one letter',
                      '英字を1文字以上含む半角英数字で入力してください',
                    ),
                  ] as const,
              ),
            ],
            [`${username}2`],
          ],
          [
            words('Bio', '自己紹介'),
            [['x'.repeat(501), words('1 character too many', '1文字オーバーしています')]],
            ['Lanterns and #music, not https://mia.example/#lamps'],
          ],
          [
            words('Website', 'ウェブサイト'),
            ['no link', 'javascript:alert(1)', 'mia'].map((text) => [
              text,
              words(
                'Enter a web address, such as https://example.com',
                'https://example.com のようなURLを入力してください',
              ),
            ]),
            ['mia.example', 'https://mia.example'],
          ],
          [
            'Instagram',
            ['mia..chen', 'mia.', 'm'.repeat(31)].map((text) => [
              text,
              words(
                'Use up to 30 letters, digits, underscores and single dots',
                '半角英数字・アンダースコア・ドット（連続不可）を30文字以内で入力してください',
              ),
            ]),
            ['mia.chen'],
          ],
          [
            words('X \\(Twitter\\)', 'X（Twitter）'),
            ['mia', 'mia-chen', 'm'.repeat(26)].map((text) => [
              text,
              words(
                'Use 4 to 25 letters, digits and underscores',
                '半角英数字とアンダースコアを4〜25文字で入力してください',
              ),
            ]),
            ['mia_chen'],
          ],
          [
            'Discord',
            ['https://example.com/xana', 'https://discord.gg.example.com/xana'].map((text) => [
              text,
              words(
                'Enter an invite link, such as https://discord.gg/xana',
                'https://discord.gg/xana のような招待リンクを入力してください',
              ),
            ]),
            ['https://discord.com/invite/xana', 'https://discord.gg/xana'],
          ],
          [
            'YouTube',
            ['https://example.com', 'https://youtube.com.example.com/@xana'].map((text) => [
              text,
              words('Enter a YouTube link', 'YouTubeのリンクを入力してください'),
            ]),
            ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube.com/@xana'],
          ],
          [
            words('Email', 'メールアドレス'),
            ['mia@', 'mia@localhost', '@example.com'].map((text) => [
              text,
              words('Enter a valid email', '正しいメールアドレスを入力してください'),
            ]),
            ['mia@example.com'],
          ],
          [
            words('Phone number', '電話番号'),
            ['12', '090-123-456', '09o-123-4567'].map((text) => [
              text,
              words('Enter a valid phone number', '正しい電話番号を入力してください'),
            ]),
            ['+(090) 123-456789', '090-1234-5678'],
          ],
        ];
      for (const [name, broken, valid] of rules) {
        await checkRule({ field: field(name), broken, valid: [] });
        await save.click();
        await expect(field(name)).toBeFocused();
        await checkRule({ field: field(name), broken: [], valid });
      }
      await expect(page.getByText(words('This username is available', 'このユーザー名は使えます'))).toBeVisible();
      // As slow as a hand: what scrolls or moves between press and release would lose the click.
      await save.click({ delay: 250 });
      await expect(page.getByRole('heading', { level: 1, name: 'Mia Rain' })).toBeFocused();
      await expect(page.getByRole('heading', { level: 1, name: 'Mia Rain' })).toBeInViewport();
      await expect(page.getByText(`@${username}2`)).toBeVisible();
      const links = page.getByRole('list', { name: words('Links', 'リンク') });
      await expect(links.getByRole('link')).toHaveCount(5);
      await expect(links.getByRole('link', { name: 'Discord' })).toHaveAttribute('href', 'https://discord.gg/xana');
      // The # in a link is not a tag, and only the member sees the contact data.
      await expect(page.getByRole('link', { name: /^#/ })).toHaveText(['#music']);
      await expect(page.getByText('090-1234-5678')).toHaveCount(0);
      await context.close();
    },
  );
}
