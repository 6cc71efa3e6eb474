import { act, fireEvent, screen } from '@testing-library/react';
import { ownSpacesChanged } from '@xana/contracts/events/spaces';
import type { OwnSpace } from '@xana/contracts/http/spaces/own-space';
import {
  deleteSpace,
  getOwnSpace,
  restoreSpace,
  updateSpace,
  userCreatedWorlds,
} from '@xana/contracts/http/spaces/own-spaces';
import { getTermsAcceptance } from '@xana/contracts/http/terms/terms';
import { useBus } from '@xana/remote-kit';
import { answerTo, apiError, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildSpaceDetails } from '@xana/test-kit/builders';
import { useEffect, useState } from 'react';
import { spaceDrafts } from '../space-form/space-drafts.ts';
import { DeletedSpaceNotice } from './deleted-space-notice.tsx';
import { OwnSpaceMenu } from './own-space-menu.tsx';

const member = buildMember();
const ACCEPTED = { version: '2026-11-22', acceptedAt: '2026-11-22T08:00:00.000Z', isSigned: true };
let stored: OwnSpace;
const sent: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  stored = {
    ...buildSpaceDetails({ id: 9, name: 'Garden', description: 'Green.', user: member, tags: [] }),
    metaverseWorldId: null,
    version: 1,
    imageAlt: '',
  };
});

function Trial() {
  const [isDeleted, setIsDeleted] = useState(false);
  const bus = useBus();
  useEffect(() => bus.subscribe(ownSpacesChanged, ({ spaceId }) => void sent.push(['changed', spaceId])), [bus]);
  if (isDeleted) return <DeletedSpaceNotice space={stored} onRestored={() => setIsDeleted(false)} />;
  return <OwnSpaceMenu space={stored} onDeleted={() => setIsDeleted(true)} />;
}

const show = (as: typeof member | undefined = member) =>
  renderInFakeShell(Trial, {
    remote: 'mfe-spaces',
    ...(as ? { member: as } : {}),
    answers: [
      answerTo(getOwnSpace, () => stored),
      answerTo(userCreatedWorlds, () => []),
      answerTo(getTermsAcceptance, () => ({ version: '2026-11-22', accepted: ACCEPTED, message: null })),
      answerTo(deleteSpace, ({ id }) => {
        sent.push(['delete', id]);
        return { isDeleted: true };
      }),
      answerTo(restoreSpace, ({ id }) => {
        sent.push(['restore', id]);
        return stored;
      }),
      answerTo(updateSpace, ({ id, version, ...fields }) => {
        sent.push([version, fields.name, fields.description]);
        if (version !== stored.version) throw apiError({ code: 'SPACE_CHANGED', message: '' });
        stored = { ...stored, version: version + 1, name: fields.name, description: fields.description };
        return stored;
      }),
    ],
  });
async function choose(name: string) {
  await press('Manage Garden');
  const item = await screen.findByRole('menuitem', { name });
  await act(async () => item.click());
}
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });

it('is shown to the creator alone', async () => {
  await show(buildMember());
  expect(screen.queryByRole('button')).toBeNull();
});

it('deletes a space at once, and restores it with Undo', async () => {
  await show();
  await choose('Delete');
  expect(screen.getByRole('status').textContent).toContain('“Garden” was deleted');
  await press('Undo');
  expect(sent).toEqual([
    ['delete', 9],
    ['changed', 9],
    ['restore', 9],
    ['changed', 9],
  ]);
  expect(screen.getByRole('button', { name: 'Manage Garden' })).toBeTruthy();
});

it('saves an edit, and merges it with what another tab changed elsewhere in the form', async () => {
  const { asked } = await show();
  await choose('Edit');
  await type(/^Name/, 'Garden of rain');
  stored = { ...stored, version: 2, description: 'Blue.' };
  await press('Save');
  expect(sent).toEqual([
    [1, 'Garden of rain', 'Green.'],
    [2, 'Garden of rain', 'Blue.'],
    ['changed', 9],
  ]);
  expect(asked).toContain('toast: Space saved');
  expect(spaceDrafts.read({ userId: member.id, spaceId: 9 })).toBeNull();
});

it('keeps what was typed when another tab changed the same field, names it, and replaces it with the next save', async () => {
  await show();
  await choose('Edit');
  await type(/^Name/, 'Mine');
  stored = { ...stored, version: 2, name: 'Theirs' };
  await press('Save');
  expect(screen.getByText('Changed elsewhere meanwhile: Name')).toBeTruthy();
  expect((await field(/^Name/)).value).toBe('Mine');
  await press('Save');
  expect(sent).toContainEqual([2, 'Mine', 'Green.']);
});

it('keeps an edit that was not saved as a draft', async () => {
  const { unmount } = await show();
  await choose('Edit');
  await type(/^Name/, 'Half an idea');
  unmount();
  await show();
  await choose('Edit');
  expect((await field(/^Name/)).value).toBe('Half an idea');
  await press('Discard draft');
  expect((await field(/^Name/)).value).toBe('Garden');
});
