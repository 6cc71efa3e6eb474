import { fireEvent, screen, within } from '@testing-library/react';
import {
  getSavedCards,
  removeSavedCard,
  type SavedCard,
  setDefaultCard,
} from '@xana/contracts/http/payments/saved-cards';
import { getSubscriptionHistory } from '@xana/contracts/http/payments/subscriptions';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { ManageCards } from './manage-cards.tsx';

const VISA: SavedCard = {
  cardId: 'pm_visa',
  brand: 'visa',
  last4: '4242',
  expMonth: 4,
  expYear: 2040,
  isDefault: true,
  subscriptionIds: [],
};
const JCB: SavedCard = { ...VISA, cardId: 'pm_jcb', brand: 'jcb', last4: '0505', expYear: 2020, isDefault: false };

async function renderCards(cards: SavedCard[], { isUnavailable = false } = {}) {
  let kept = cards;
  const removed: string[] = [];
  const shell = await renderInFakeShell(ManageCards, {
    remote: 'mfe-store',
    member: buildMember(),
    answers: [
      answerTo(getSubscriptionHistory, () => ({ count: 0, rows: [] })),
      answerTo(getSavedCards, () => {
        if (isUnavailable) throw apiError({ code: 'PAYMENTS_UNAVAILABLE', message: '' });
        return { count: kept.length, rows: kept };
      }),
      answerTo(setDefaultCard, ({ cardId }) => {
        kept = kept.map((card) => ({ ...card, isDefault: card.cardId === cardId }));
        return { cardId };
      }),
      answerTo(removeSavedCard, ({ cardId }) => {
        removed.push(cardId);
        kept = kept.filter((card) => card.cardId !== cardId);
        return { cardId };
      }),
    ],
  });
  return { ...shell, removed };
}

it('[ST-05] lists brand, last digits and expiry, and marks the default and an expired card', async () => {
  await renderCards([VISA, JCB]);
  const [visa, jcb] = await screen.findAllByRole('listitem');
  expect(visa?.textContent).toContain('Visa ending in 4242 DefaultExpires 04/40');
  expect(jcb?.textContent).toContain('JCB ending in 0505 Expired 04/20');
});

it('[ST-05] removes a card only after a confirmation', async () => {
  const { removed } = await renderCards([VISA]);
  const remove = await screen.findByRole('button', { name: 'Remove Visa ending in 4242' });
  fireEvent.click(remove);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keep card' }));
  expect(removed).toEqual([]);
  fireEvent.click(remove);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No saved cards')).toBeTruthy();
  expect(removed).toEqual(['pm_visa']);
});

it('[ST-05] sets the default card', async () => {
  const { asked } = await renderCards([VISA, JCB]);
  fireEvent.click(await screen.findByRole('button', { name: 'Make JCB ending in 0505 the default card' }));
  expect(await screen.findByRole('button', { name: 'Make Visa ending in 4242 the default card' })).toBeTruthy();
  expect(asked).toContain('toast: JCB ending in 0505 is your default card now');
});

it('[ST-05] asks for another card in place of removing one that pays for a plan', async () => {
  const { removed } = await renderCards([{ ...VISA, subscriptionIds: ['sub_1'] }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
  const question = screen.getByRole('alertdialog', { name: 'Choose another card first' });
  expect(within(question).queryByRole('button', { name: 'Remove' })).toBeNull();
  fireEvent.click(within(question).getByRole('button', { name: 'Choose another card' }));
  expect(removed).toEqual([]);
});

it('offers to try again when the cards could not be loaded', async () => {
  await renderCards([VISA], { isUnavailable: true });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
