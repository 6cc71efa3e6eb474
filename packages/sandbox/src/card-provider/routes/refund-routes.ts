import { closeDispute, createRefund, openDispute } from '../refunds.ts';
import { listOf, newestFirst, type Route, readRoute, required, text } from './route.ts';

/** Charges, refunds, disputes and events. */
export const refundRoutes: Route[] = [
  readRoute('/v1/charges', 'charge', ({ pages }) => pages.charges),
  {
    method: 'GET',
    path: '/v1/charges',
    // More than the provider's page of 100: tests count all of them.
    handle: ({ book }) => listOf('/v1/charges', newestFirst(book.pages.charges)),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    handle: (ledger, _id, fields) => {
      const amount = text(fields, 'amount');
      return createRefund(
        ledger,
        required(fields, 'payment_intent'),
        amount === undefined ? undefined : Number(amount),
      );
    },
  },
  readRoute('/v1/disputes', 'dispute', ({ pages }) => pages.disputes),
  {
    method: 'POST',
    path: '/v1/test_helpers/payment_intents/:id/dispute',
    handle: (ledger, id) => openDispute(ledger, id),
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/disputes/:id/close',
    handle: (ledger, id, fields) => closeDispute(ledger, id, text(fields, 'outcome') === 'won'),
  },
  readRoute('/v1/events', 'event', ({ pages }) => pages.events),
  {
    method: 'GET',
    path: '/v1/events',
    handle: ({ book }) => listOf('/v1/events', newestFirst(book.pages.events).slice(0, 100)),
  },
];
