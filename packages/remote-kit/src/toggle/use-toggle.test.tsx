import { act, fireEvent, screen } from '@testing-library/react';
import { buildMember } from '@xana/test-kit/builders';
import { apiError, renderInFakeShell } from '../fake-shell/fake-shell.tsx';
import { useToggle } from './use-toggle.ts';

const requests: { isOn: boolean; resolve(): void; reject(): void }[] = [];
const shownElsewhere: boolean[] = [];
const stored: boolean[] = [];
let isAllowed = true;
beforeEach(() => {
  for (const list of [requests, shownElsewhere, stored]) list.length = 0;
  isAllowed = true;
});

function LikeButton() {
  const { isOn, toggle, set } = useToggle({
    isOn: false,
    reason: 'like',
    send: (wanted) =>
      new Promise<void>((resolve, reject) =>
        requests.push({ isOn: wanted, resolve, reject: () => reject(apiError({ code: 'SERVER_BUSY', message: '' })) }),
      ),
    show: (wanted) => void shownElsewhere.push(wanted),
    onStored: (_, isStored) => stored.push(isStored),
    isAllowed: () => isAllowed,
  });
  return (
    <>
      <button type="button" aria-pressed={isOn} onClick={toggle}>
        Like
      </button>
      <button type="button" onClick={() => void set(false)}>
        Undo
      </button>
    </>
  );
}
const show = ({ isVisitor = false } = {}) =>
  renderInFakeShell(LikeButton, { remote: 'mfe-profile', ...(isVisitor ? {} : { member: buildMember() }) });
const button = () => screen.getByRole('button', { name: 'Like' });
const isPressed = () => button().getAttribute('aria-pressed') === 'true';
const settle = (end: () => void) => act(async () => end());
const click = () => act(async () => void fireEvent.click(button()));

test('shows the wanted state at the click, here and elsewhere, and keeps it when it is stored', async () => {
  await show();
  await click();
  expect([isPressed(), shownElsewhere, stored]).toEqual([true, [true], []]);
  await settle(() => requests[0]?.resolve());
  expect([isPressed(), shownElsewhere, stored]).toEqual([true, [true], [true]]);
});

test('returns to the former state with a toast when the platform rejects it', async () => {
  const { asked } = await show();
  await click();
  await settle(() => requests[0]?.reject());
  expect([isPressed(), shownElsewhere, stored]).toEqual([false, [true, false], []]);
  expect(asked).toEqual([expect.stringMatching(/^toast: /)]);
});

test('sends quick clicks one after another, and the last one wins', async () => {
  await show();
  await click();
  await click();
  await click();
  expect([isPressed(), requests.map(({ isOn }) => isOn)]).toEqual([true, [true]]);
  await settle(() => requests[0]?.reject());
  expect([isPressed(), requests.map(({ isOn }) => isOn)]).toEqual([true, [true, false]]);
  await settle(() => requests[1]?.resolve());
  await settle(() => requests[2]?.resolve());
  expect([isPressed(), requests.map(({ isOn }) => isOn), stored]).toEqual([true, [true, false, true], [true]]);
});

test('switches off for an undo', async () => {
  await show();
  await click();
  await settle(() => requests[0]?.resolve());
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  await settle(() => requests[1]?.resolve());
  expect([isPressed(), requests.map(({ isOn }) => isOn)]).toEqual([false, [true, false]]);
});

test('asks a visitor to log in and changes nothing before', async () => {
  const { asked } = await show({ isVisitor: true });
  await click();
  expect([asked, isPressed(), requests]).toEqual([['login'], false, []]);
});

test('changes nothing that the member may not change', async () => {
  isAllowed = false;
  await show();
  await click();
  expect([isPressed(), requests, shownElsewhere]).toEqual([false, [], []]);
});
