import { act, screen } from '@testing-library/react';
import { getLinkCard } from '@xana/contracts/http/chat/link-cards';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { useState } from 'react';
import { member } from '../test-people.ts';
import { ComposedLinkCard } from './composed-link-card.tsx';

interface Typed {
  text: string;
  isComposing?: boolean;
}

async function show(first: Typed) {
  const requests: string[] = [];
  let type: (next: Typed) => void = () => {};
  function Field() {
    const [{ text, isComposing = false }, set] = useState(first);
    type = set;
    return <ComposedLinkCard text={text} isComposing={isComposing} />;
  }
  const shell = await renderInFakeShell(Field, {
    remote: 'mfe-chat',
    member,
    answers: [
      answerTo(getLinkCard, ({ kind, id }) => {
        requests.push(`${kind} ${id}`);
        return { card: id === 404 ? null : { kind, id, title: `Pier ${id}`, picture: null, user: null } };
      }),
    ],
  });
  return { ...shell, requests, type: (next: Typed) => act(async () => type(next)) };
}
const address = (id: number) => `${location.origin}/details/${id}`;
/** The pause of the writer, and the time in which the answer is shown. */
const pause = async () => {
  for (const milliseconds of [500, 50]) await act(async () => jest.advanceTimersByTimeAsync(milliseconds));
};
const shown = () => screen.getByRole('status').textContent;

describe('[CM-08] the preview of a link in the composer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows the card of a draft at once, and nothing that takes the focus', async () => {
    const { container } = await show({ text: `Come to ${address(5)}!` });
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(shown()).toBe('Preview of the linkSpace Pier 5');
    expect(container.querySelector('a, button, [tabindex]')).toBeNull();
  });

  it('requests the card of the first link after a pause, once for each page', async () => {
    const { requests, type } = await show({ text: '' });
    for (const text of [address(1), address(12), `${address(12)} and ${address(6)}`]) await type({ text });
    expect(requests).toEqual([]);
    await pause();
    expect(shown()).toContain('Pier 12');
    await type({ text: `${address(12)} and ${address(6)}, later` });
    await pause();
    expect(requests).toEqual(['space 12']);
  });

  it('waits until an input method has finished, and is gone with the link', async () => {
    const { requests, type } = await show({ text: '' });
    await type({ text: `${address(5)}にしゅうごう`, isComposing: true });
    await pause();
    expect(requests).toEqual([]);
    await type({ text: `${address(5)}に集合` });
    await pause();
    expect(shown()).toContain('Pier 5');
    await type({ text: '' });
    await pause();
    expect(shown()).toBe('');
  });

  it('shows nothing for a page that the writer may not see, and requests nothing for other sites', async () => {
    const { requests, type } = await show({ text: 'https://other.net/details/5' });
    await pause();
    expect(requests).toEqual([]);
    await type({ text: address(404) });
    await pause();
    expect(requests).toEqual(['space 404']);
    expect(shown()).toBe('');
  });
});
