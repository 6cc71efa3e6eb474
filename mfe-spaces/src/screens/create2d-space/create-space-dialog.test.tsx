import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { create2dSpace, userCreatedWorlds } from '@xana/contracts/http/spaces/own-spaces';
import { getTermsAcceptance } from '@xana/contracts/http/terms/terms';
import { uploadFileV3 } from '@xana/contracts/http/uploads/upload-file';
import { answerTo, apiError, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildSpace } from '@xana/test-kit/builders';
import { spaceDrafts } from '../../shared/space-form/space-drafts.ts';
import { NO_VALUES, type SpaceValues } from '../../shared/space-form/space-values.ts';
import { CreateSpaceDialog } from './create-space-dialog.tsx';

// jsdom draws no picture: the crop is accepted as it is.
jest.mock('@xana/remote-kit/crop-picture', () => ({
  CropDialog: ({ file, onCropped }: { file: File; onCropped(file: File): void }) => (
    <button type="button" onClick={() => onCropped(file)}>
      Use picture
    </button>
  ),
}));

const DRAFT: SpaceValues = { ...NO_VALUES, name: 'Garden', description: 'Green.' };
const PICTURE = 'https://media.xana.test/p/upload/1';
const member = buildMember();
const KEY = { userId: member.id, spaceId: null };
const ACCEPTED = { version: '2026-11-22', acceptedAt: '2026-11-22T08:00:00.000Z', isSigned: true };
const created: unknown[] = [];
let isDown = false;
let upload: () => Promise<{ file: string }>;
beforeEach(() => {
  localStorage.clear();
  isDown = false;
  created.length = 0;
  upload = async () => ({ file: PICTURE });
});

async function open(locale: 'en' | 'ja' = 'en') {
  const shell = await renderInFakeShell(CreateSpaceDialog, {
    remote: 'mfe-spaces',
    locale,
    member,
    answers: [
      answerTo(userCreatedWorlds, () => [
        { id: 5, name: 'Built world', thumbnail: '', spaceId: null, createdAt: '2026-01-01T00:00:00.000Z' },
        { id: 6, name: 'Shown world', thumbnail: '', spaceId: 9, createdAt: '2026-01-01T00:00:00.000Z' },
      ]),
      answerTo(create2dSpace, (input) => {
        if (isDown) throw apiError({ code: 'NETWORK_UNREACHABLE', message: '' });
        created.push(input);
        return buildSpace({ id: 77, name: input.name });
      }),
      answerTo(uploadFileV3, () => upload()),
      answerTo(getTermsAcceptance, () => ({ version: '2026-11-22', accepted: ACCEPTED, message: null })),
    ],
  });
  await screen.findByRole('button', { name: /^(Create|作成)$/ });
  return shell;
}
const store = (values: Partial<SpaceValues>) =>
  spaceDrafts.write(KEY, { version: 0, values: { ...DRAFT, ...values } }, NO_VALUES);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Create|作成)$/ });
const submit = () => act(async () => save().click());
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const reason = () => document.getElementById(save().getAttribute('aria-describedby') ?? '')?.textContent;
const choose = (file: File) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [file] } }));

describe('CreateSpaceDialog', () => {
  it('[CS-02] cannot be saved without name and description, and tells which of them is missing', async () => {
    await open();
    expect([save().disabled, reason()]).toEqual([true, 'Still missing: Name and Description']);
    type(/^Name/, 'Garden');
    expect([save().disabled, reason()]).toEqual([true, 'Still missing: Description']);
    type(/^Description/, '   ');
    expect(save().disabled).toBe(true);
    type(/^Description/, 'Slow and green.');
    expect([save().disabled, reason()]).toEqual([false, undefined]);
  });

  it.each([
    ['en', 'Add a picture'],
    ['ja', '画像を追加してください'],
  ] as const)(
    '[CS-04] asks for a picture when it is submitted without one in the language %s',
    async (locale, text) => {
      store({});
      await open(locale);
      expect(screen.queryByText(text)).toBeNull();
      await submit();
      expect(screen.getByText(text)).toBeTruthy();
      expect(created).toEqual([]);
    },
  );

  it('[CS-05] rejects a 3D space that already has a page', async () => {
    store({ image: PICTURE, worldId: 6 });
    await open();
    const field = await screen.findByRole('group', { name: '3D space (optional)' });
    // One of the field, and one of the 3D space in the list, which loads later.
    await waitFor(() => expect(within(field).getAllByText('This 3D space already has a page')).toHaveLength(2));
    expect([save().disabled, reason()]).toEqual([true, 'Choose another 3D space']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Shown world/ }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Open its page' }).getAttribute('href')).toContain('/details/9');
    await act(async () => screen.getByRole('radio', { name: 'Built world' }).click());
    expect(save().disabled).toBe(false);
  });

  it('[CS-06] shows 19 tags, then 3 more with each click, and finds others by their name in both languages', async () => {
    store({ image: PICTURE });
    await open();
    const tags = () => screen.getByRole('list', { name: 'Tags' }).querySelectorAll('[aria-pressed]').length;
    expect(tags()).toBe(19);
    await press('More tags');
    expect(tags()).toBe(22);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search tags' }), { target: { value: '旅行' } });
    await press('Travel');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search tags' }), { target: { value: 'no such tag' } });
    expect(screen.getByRole('button', { name: 'Travel' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('1 chosen')).toBeTruthy();
    await submit();
    expect(created).toMatchObject([{ tags: ['Travel'] }]);
  });

  it('[CS-07] shows an error when the space cannot be created, keeps the form, and creates it at the next try', async () => {
    store({ image: PICTURE });
    isDown = true;
    await open();
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again');
    expect(field(/^Name/).value).toBe('Garden');
    isDown = false;
    await submit();
    expect(created).toMatchObject([{ name: 'Garden', description: 'Green.' }]);
    expect(screen.getByRole('dialog', { name: 'Your space is live' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Everyone can find “Garden” now.');
    expect(screen.getByRole('link', { name: 'Open the space' }).getAttribute('href')).toContain('/details/77');
    expect(spaceDrafts.read(KEY)).toBeNull();
    await press('Create another');
    expect(field(/^Name/).value).toBe('');
  });

  it('[CS-03] accepts a link to a video on YouTube alone, and fetches it after a click alone', async () => {
    store({ image: PICTURE });
    await open();
    type(/^YouTube link/, 'https://youtube.com.example.com/watch?v=1');
    expect(field(/^YouTube link/).getAttribute('aria-invalid')).toBe('true');
    type(/^YouTube link/, 'https://youtu.be/aqz-KE-bpKQ');
    expect(field(/^YouTube link/).getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByTitle('Video of the space')).toBeNull();
    await press('Play the video here');
    expect(screen.getByTitle('Video of the space').getAttribute('src')).toContain('youtube-nocookie.com/embed/aqz-KE');
  });

  it('shows the space in the preview while it is written', async () => {
    await open();
    type(/^Name/, 'Garden of rain');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findAllByText('Garden of rain')).toHaveLength(2);
  });

  it('discards the draft, and brings it back with Undo', async () => {
    store({ image: PICTURE, worldId: 5, tags: ['art'] });
    await open();
    await press('Discard draft');
    expect([field(/^Name/).value, spaceDrafts.read(KEY)]).toEqual(['', null]);
    await press('Undo');
    expect(field(/^Name/).value).toBe('Garden');
    expect(spaceDrafts.read(KEY)?.values).toMatchObject({ image: PICTURE, worldId: 5, tags: ['art'] });
  });

  it('uploads the cropped picture, tells how far it is, and tries again or stops after a failure', async () => {
    store({});
    await open();
    upload = async () => {
      throw apiError({ code: 'NETWORK_UNREACHABLE', message: '' });
    };
    await choose(new File(['x'], 'a.png', { type: 'image/png' }));
    await press('Use picture');
    upload = () => new Promise(() => undefined);
    await press('Try again');
    expect(screen.getByText('0% uploaded')).toBeTruthy();
    expect(reason()).toBe('The picture is being uploaded');
    await press('Cancel the upload');
    expect(screen.queryByText('0% uploaded')).toBeNull();
    upload = async () => ({ file: PICTURE });
    await act(async () => {
      const files = [new File(['x'], 'b.png', { type: 'image/png' })];
      document.dispatchEvent(Object.assign(new Event('paste'), { clipboardData: { files } }));
    });
    await press('Use picture');
    expect(spaceDrafts.read(KEY)?.values.image).toBe(PICTURE);
    await submit();
    expect(created).toMatchObject([{ image: PICTURE }]);
  });
});
