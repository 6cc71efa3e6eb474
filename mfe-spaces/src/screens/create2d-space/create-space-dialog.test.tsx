import { act, fireEvent, screen } from '@testing-library/react';
import { create2dSpace } from '@xana/contracts/http/spaces/create2d-space';
import { userCreatedWorlds } from '@xana/contracts/http/spaces/user-created-worlds';
import { getTermsAcceptance } from '@xana/contracts/http/terms/get-terms-acceptance';
import { messagePhrases } from '@xana/i18n/messages';
import { tagPhrases } from '@xana/i18n/tags';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildSpace } from '@xana/test-kit/builders';
import { CreateSpaceDialog } from './create-space-dialog.tsx';
import { createPhrases } from './phrases/phrases.ts';
import { spaceDraft } from './space-draft.ts';

const DRAFT = { name: 'Garden', description: 'Green.', youtubeUrl: '', image: '', worldId: null, tags: [] };
const PICTURE = 'https://media.xana.test/p/upload/1';
let isDown = false;
const created: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  isDown = false;
  created.length = 0;
});

const ACCEPTED = { version: '2026-11-22', acceptedAt: '2026-11-22T08:00:00.000Z', isSigned: true };

async function open(locale: 'en' | 'ja' = 'en') {
  const shell = await renderInFakeShell(CreateSpaceDialog, {
    remote: 'mfe-spaces',
    locale,
    member: buildMember(),
    phrases: [createPhrases, countPhrases, tagPhrases, messagePhrases],
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
      answerTo(getTermsAcceptance, () => ({ version: '2026-11-22', accepted: ACCEPTED, message: null })),
    ],
  });
  await screen.findByRole('button', { name: /^(Create|作成)$/ });
  return shell;
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Create|作成)$/ });
const submit = () => act(async () => save().click());
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

describe('CreateSpaceDialog', () => {
  it('[CS-02] cannot be saved without name and description', async () => {
    await open();
    expect(save().disabled).toBe(true);
    type(/^Name/, 'Garden');
    expect(save().disabled).toBe(true);
    type(/^Description/, '   ');
    expect(save().disabled).toBe(true);
    type(/^Description/, 'Slow and green.');
    expect(save().disabled).toBe(false);
  });

  it.each([
    ['en', 'Add a picture'],
    ['ja', '画像を追加してください'],
  ] as const)(
    '[CS-04] asks for a picture when it is submitted without one in the language %s',
    async (locale, text) => {
      spaceDraft.write(DRAFT);
      await open(locale);
      expect(screen.queryByText(text)).toBeNull();
      await submit();
      expect(screen.getByText(text)).toBeTruthy();
      expect(created).toEqual([]);
    },
  );

  it('[CS-05] rejects a 3D space that already has a page', async () => {
    spaceDraft.write({ ...DRAFT, image: PICTURE, worldId: 6 });
    await open();
    expect(await screen.findByText('This 3D space already has a page')).toBeTruthy();
    expect(save().disabled).toBe(true);
  });

  it('[CS-07] shows an error when the space cannot be created, keeps the form, and creates it at the next try', async () => {
    spaceDraft.write({ ...DRAFT, image: PICTURE });
    isDown = true;
    const { path } = await open();
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again');
    expect(field(/^Name/).value).toBe('Garden');
    isDown = false;
    await submit();
    expect(created).toMatchObject([{ name: 'Garden', description: 'Green.' }]);
    expect(path()).toContain('/details/77');
  });

  it('[CS-03] accepts a link to a video on YouTube alone', async () => {
    spaceDraft.write({ ...DRAFT, image: PICTURE });
    await open();
    type(/^YouTube link/, 'https://youtube.com.example.com/watch?v=1');
    expect(field(/^YouTube link/).getAttribute('aria-invalid')).toBe('true');
    type(/^YouTube link/, 'https://youtu.be/aqz-KE-bpKQ');
    expect(field(/^YouTube link/).getAttribute('aria-invalid')).not.toBe('true');
  });
});
