import { fireEvent, screen } from '@testing-library/react';
import { uploadFileV3 } from '@xana/contracts/http/uploads/upload-file';
import type { OwnProfile } from '@xana/contracts/http/users/own-profile';
import { singleUser, updateProfile } from '@xana/contracts/http/users/profiles';
import { checkUsername } from '@xana/contracts/http/users/usernames';
import { answerTo, apiError, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildOwnProfile } from '@xana/test-kit/builders';
import { EditProfile } from './edit-profile.tsx';

const saved = buildOwnProfile({ id: 7, name: 'Mia', username: 'mia', bio: 'Hello', version: 4 });
const member = buildMember({ id: 7, name: 'Mia' });
// jsdom draws no picture: the crop is accepted as it is.
jest.mock('@xana/remote-kit/crop-picture', () => ({
  CropDialog: ({ file, onCropped }: { file: File; onCropped(file: File): void }) => (
    <button type="button" onClick={() => onCropped(file)}>
      Use picture
    </button>
  ),
}));

const onClose = jest.fn();
const sent: unknown[] = [];
let elsewhere: Partial<OwnProfile> = {};
beforeEach(() => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => {};
  sessionStorage.clear();
  onClose.mockClear();
  sent.length = 0;
  elsewhere = {};
});

const show = (locale: 'en' | 'ja' = 'en') =>
  renderInFakeShell(() => <EditProfile onClose={onClose} />, {
    remote: 'mfe-profile',
    locale,
    member,
    answers: [
      answerTo(singleUser, () => ({ ...saved, ...(sent.length > 0 ? elsewhere : {}) })),
      answerTo(checkUsername, ({ username }) => ({
        problem: username === 'taken1' ? ('USER.USER_ALREADY EXISTS' as const) : null,
      })),
      answerTo(uploadFileV3, () => new Promise<never>(() => undefined)),
      answerTo(updateProfile, (input) => {
        sent.push(input);
        const { version = saved.version } = elsewhere;
        if (input.version !== version) throw apiError({ code: 'PROFILE_CHANGED', message: 'Changed' });
        return saved;
      }),
    ],
  });
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const save = () => press(/^(Save|保存)$/);

describe('[PR-02] EditProfile', () => {
  it('sends the changed fields alone, with the version that was edited', async () => {
    const { asked } = await show();
    await type(/^Bio/, 'Hello again');
    await save();
    await screen.findByRole('heading', { name: 'Edit profile' });
    expect(sent).toEqual([{ version: 4, bio: 'Hello again' }]);
    expect([asked, onClose.mock.calls.length]).toEqual([['toast: Profile saved'], 1]);
  });

  it('shows the rule of a field while the member types, and saves nothing until it is met', async () => {
    await show();
    await type(/^Username/, 'mia_chen');
    expect(screen.getByText('Use letters and digits only, at least one letter')).toBeTruthy();
    await type(/^Discord/, 'discord');
    expect(screen.getByText('Enter an invite link, such as https://discord.gg/xana')).toBeTruthy();
    await save();
    expect(screen.getByRole('alert').textContent).toBe('Correct these fields first: Username and Discord');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Username/ }));
    expect(sent).toEqual([]);
  });

  it('leaves the form when nothing was changed', async () => {
    await show();
    await save();
    expect([sent, onClose.mock.calls.length]).toEqual([[], 1]);
  });

  it('keeps the form while a picture is uploaded, although nothing else was changed', async () => {
    const { container } = await show();
    await screen.findByRole('textbox', { name: /^Bio/ });
    const [picture] = container.querySelectorAll('input[type="file"]');
    fireEvent.change(picture as Element, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
    await screen.findByRole('progressbar');
    await save();
    expect(screen.getByText('Wait until the picture is uploaded')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows that a username is taken', async () => {
    await show();
    await type(/^Username/, 'taken1');
    expect(await screen.findByText('This username is taken', {}, { timeout: 3_000 })).toBeTruthy();
    await save();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Username/ }));
    expect(sent).toEqual([]);
  });

  it('keeps what was typed over a reload, until the member discards it', async () => {
    const { unmount } = await show();
    await type(/^Bio/, 'Not saved yet');
    unmount();
    await show();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Bio/ })).value).toBe('Not saved yet');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect([onClose.mock.calls.length, sessionStorage.length]).toEqual([1, 0]);
  });

  it('shows both values of a field that was changed elsewhere too, and overwrites nothing', async () => {
    elsewhere = { version: 5, bio: 'From the other tab', twitter: 'mia_chen' };
    await show();
    await type(/^Bio/, 'From here');
    await save();
    expect(await screen.findByText('Your profile was changed in another tab or device')).toBeTruthy();
    expect(screen.getByText('From the other tab')).toBeTruthy();
    await save();
    expect(screen.getByText('Choose what to keep first')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Use saved');
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await save();
    await screen.findByRole('heading', { name: 'Edit profile' });
    expect(sent).toEqual([
      { version: 4, bio: 'From here' },
      { version: 5, bio: 'From here' },
    ]);
  });
});

/** Texts that break the rule of a field, with its message in each language, and texts that meet it. */
const RULES = [
  {
    en: ['Name', 'Use letters and spaces only'],
    ja: ['名前', '文字とスペースのみ使えます'],
    broken: ['Mia 7', 'Mia_Chen'],
    valid: ['田中 みあ', 'Mia Chen'],
  },
  {
    en: ['Name', 'Enter a name'],
    ja: ['名前', '名前を入力してください'],
    broken: ['   '],
    valid: ['Mia'],
  },
  {
    en: ['Username', 'Use letters and digits only, at least one letter'],
    ja: ['ユーザー名', '英字を1文字以上含む半角英数字で入力してください'],
    broken: ['mia_chen', '1234567', 'みあ'],
    valid: ['mia2'],
  },
  {
    en: ['Bio', '1 character too many'],
    ja: ['自己紹介', '1文字オーバーしています'],
    broken: ['x'.repeat(501)],
    valid: ['Lanterns and #music'],
  },
  {
    en: ['Website', 'Enter a web address, such as https://example.com'],
    ja: ['ウェブサイト', 'https://example.com のようなURLを入力してください'],
    broken: ['no link', 'javascript:alert(1)', 'mia'],
    valid: ['mia.example', 'https://mia.example'],
  },
  {
    en: ['Instagram', 'Use up to 30 letters, digits, underscores and single dots'],
    ja: ['Instagram', '半角英数字・アンダースコア・ドット（連続不可）を30文字以内で入力してください'],
    broken: ['mia..chen', 'mia.', 'm'.repeat(31)],
    valid: ['mia.chen'],
  },
  {
    en: ['X \\(Twitter\\)', 'Use 4 to 25 letters, digits and underscores'],
    ja: ['X（Twitter）', '半角英数字とアンダースコアを4〜25文字で入力してください'],
    broken: ['mia', 'mia-chen', 'm'.repeat(26)],
    valid: ['mia_chen'],
  },
  {
    en: ['Discord', 'Enter an invite link, such as https://discord.gg/xana'],
    ja: ['Discord', 'https://discord.gg/xana のような招待リンクを入力してください'],
    broken: ['https://example.com/xana', 'https://discord.gg.example.com/xana'],
    valid: ['https://discord.com/invite/xana', 'https://discord.gg/xana'],
  },
  {
    en: ['YouTube', 'Enter a YouTube link'],
    ja: ['YouTube', 'YouTubeのリンクを入力してください'],
    broken: ['https://example.com', 'https://youtube.com.example.com/@xana'],
    valid: ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube.com/@xana'],
  },
  {
    en: ['Email', 'Enter a valid email'],
    ja: ['メールアドレス', '正しいメールアドレスを入力してください'],
    broken: ['mia@', 'mia@localhost', '@example.com'],
    valid: ['mia@example.com'],
  },
  {
    en: ['Phone number', 'Enter a valid phone number'],
    ja: ['電話番号', '正しい電話番号を入力してください'],
    broken: ['12', '090-123-456', '09o-123-4567'],
    valid: ['+(090) 123-456789', '090-123-4567'],
  },
] as const;

describe.each(['en', 'ja'] as const)('[PR-02] the rules of the fields in the language %s', (locale) => {
  it.each(RULES)(
    '[VA-01] [VA-02] [VA-03] [VA-05] [VA-06] [VA-07] [VA-08] [VA-09] [VA-10] [VA-11] shows the rule of a field on it: $en',
    async (rule) => {
      await show(locale);
      const [name, message] = rule[locale];
      const field = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
      for (const text of rule.broken) {
        fireEvent.change(field, { target: { value: text } });
        expect([text, field.getAttribute('aria-invalid')]).toEqual([text, 'true']);
        expect(screen.getByText(message)).toBeTruthy();
        await save();
        expect(document.activeElement).toBe(field);
      }
      expect(sent).toEqual([]);
      for (const text of rule.valid) {
        fireEvent.change(field, { target: { value: text } });
        expect([text, field.getAttribute('aria-invalid')]).not.toEqual([text, 'true']);
      }
    },
  );
});
