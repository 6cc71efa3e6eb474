import { fireEvent, screen, within } from '@testing-library/react';
import { getEventByType } from '@xana/contracts/http/events/events';
import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { getMySpaces } from '@xana/contracts/http/spaces/own-spaces';
import { getAllSpaces } from '@xana/contracts/http/spaces/space-lists';
import { answerTo, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildEvent, buildMember, buildSpace } from '@xana/test-kit/builders';
import { useState } from 'react';
import { AttachedCard } from './attached-card.tsx';
import { AttachButton, ComposedAttachment } from './attachment-field.tsx';

const MEMBER = buildMember({ id: 7, name: 'Mia' });
const garden = buildSpace({ name: 'My garden' });
const events = [buildEvent({ title: 'Lanterns' }), buildEvent({ title: 'Concert' })];

function Form() {
  const [attachment, setAttachment] = useState<PostAttachment | null>(null);
  return (
    <form>
      <textarea aria-label="Text" />
      <ComposedAttachment attachment={attachment} onRemove={() => setAttachment(null)} />
      <AttachButton hasAttachment={attachment !== null} onChoose={setAttachment} />
    </form>
  );
}

const show = (component: () => React.ReactNode, locale: 'en' | 'ja' = 'en') =>
  renderInFakeShell(component, {
    remote: 'mfe-profile',
    member: MEMBER,
    locale,
    answers: [
      answerTo(getMySpaces, () => ({ count: 1, rows: [garden] })),
      answerTo(getAllSpaces, () => ({ count: 2, rows: [garden, buildSpace({ name: 'Pier' })] })),
      answerTo(getEventByType, ({ filterBy }) =>
        filterBy === 'mine' ? { count: 0, rows: [] } : { count: 2, rows: events },
      ),
    ],
  });

describe('[FD-01] a space or event of a post', () => {
  it('is chosen from the own spaces first, shown as a card, and removed with the focus on the text', async () => {
    await show(Form);
    await press('Add a space or event');
    const all = await screen.findByRole('region', { name: 'All spaces' });
    expect(
      within(all)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Space Pier']);
    const own = screen.getByRole('region', { name: 'Your spaces' });
    fireEvent.click(within(own).getByRole('button', { name: /My garden/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('My garden')).toBeTruthy();
    await press('Remove the space or event');
    expect(screen.queryByText('My garden')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' }));
  });

  it('is an event that the search field finds', async () => {
    await show(Form);
    await press('Add a space or event');
    fireEvent.click(await screen.findByRole('tab', { name: 'Events' }));
    await screen.findByRole('button', { name: /Lanterns/ });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search for an event' }), { target: { value: 'conc' } });
    await screen.findByRole('region', { name: 'Results' });
    expect(screen.queryByRole('button', { name: /Lanterns/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Concert/ }));
    expect(screen.getByText('Concert')).toBeTruthy();
  });

  it('leads to its page, in the language of the reader', async () => {
    const lobby = { title: 'Lobby', localizedTitles: { ja: 'ロビー' }, picture: null, entityType: 'ENVIRONMENT' };
    await show(() => <AttachedCard attachment={{ kind: 'space', id: 38, ...lobby }} />, 'ja');
    const card = screen.getByRole('link', { name: /ロビー/ });
    expect(card.getAttribute('href')).toBe('/details/38?type=ENVIRONMENT&for=space');
  });

  it('is shown without a link when it is no longer available', async () => {
    await show(() => <AttachedCard attachment={{ kind: 'event', id: 5, title: null, picture: null }} />);
    expect(screen.getByText('This event is no longer available')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
