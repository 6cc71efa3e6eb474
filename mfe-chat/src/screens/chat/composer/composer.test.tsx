import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Message } from '@xana/contracts/http/chat/message';
import { uploadChatPicture } from '@xana/contracts/http/chat/messages';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { useState } from 'react';
import { messageOf } from '../test-messages.ts';
import { member, noah } from '../test-people.ts';
import { Composer } from './composer.tsx';
import { type ComposerMode, NEW_MESSAGE } from './composer-mode.ts';

const own = messageOf(1, 'Hello', { senderId: member.id, receiverId: noah.id });
const nothing = () => {};

function Field({ message }: { message: Message }) {
  const [mode, setMode] = useState<ComposerMode>(NEW_MESSAGE);
  return (
    <Composer
      user={noah}
      conversationId={1}
      mode={mode}
      onMode={setMode}
      onSent={nothing}
      onRecall={() => setMode({ kind: 'edit', message })}
      onEdited={nothing}
    />
  );
}

beforeEach(() => localStorage.clear());

it('[CM-07] keeps a picture that is being uploaded while a message is edited, and returns to the field', async () => {
  let finish = nothing;
  const uploaded = new Promise<object>((resolve) => {
    finish = () => resolve({ file: 'https://media.test/p/1', width: 4, height: 3 });
  });
  const { container } = await renderInFakeShell(() => <Field message={own} />, {
    remote: 'mfe-chat',
    member,
    answers: [answerTo(uploadChatPicture, () => uploaded as never)],
  });
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  fireEvent.change(container.querySelector('input[type=file]') as Element, { target: { files: [file] } });
  const field = () => screen.getByRole('textbox', { name: 'Message to Noah' });
  expect(screen.getByRole('progressbar')).toBeTruthy();
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  const edited = screen.getByRole('textbox', { name: 'Editing your message' });
  expect(document.activeElement).toBe(edited);
  expect(screen.queryByRole('textbox', { name: 'Message to Noah' })).toBeNull();
  await act(async () => finish());
  fireEvent.keyDown(edited, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(screen.getByRole('textbox', { name: /picture 1/i })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
