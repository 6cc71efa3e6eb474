import { notOfCustomer } from '../card-error.ts';
import type { Customer } from '../objects.ts';
import type { Ledger } from '../payment-intents.ts';
import { listOf, metadataOf, newestFirst, type Route, text, throwMissing } from './route.ts';

/** Customers and the cards that they keep. */
export const customerRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    handle: ({ book }, _id, fields) => {
      const customer: Customer = {
        id: book.newId('cus'),
        object: 'customer',
        email: text(fields, 'email') ?? null,
        invoice_settings: { default_payment_method: null },
        metadata: metadataOf(fields),
        created: book.now(),
      };
      book.pages.customers[customer.id] = customer;
      return customer;
    },
  },
  { method: 'GET', path: '/v1/customers/:id', handle: (ledger, id) => findCustomer(ledger, id) },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    handle: (ledger, id, fields) => {
      const customer = findCustomer(ledger, id);
      const method = (fields.invoice_settings as { default_payment_method?: string } | undefined)
        ?.default_payment_method;
      if (method === undefined) return customer;
      if (method !== '' && ledger.book.pages.paymentMethods[method]?.customer !== id)
        throw notOfCustomer(method, 'invoice_settings[default_payment_method]');
      customer.invoice_settings = { default_payment_method: method || null };
      ledger.webhooks.emit('customer.updated', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    handle: (ledger, id) => {
      findCustomer(ledger, id);
      const kept = newestFirst(ledger.book.pages.paymentMethods).filter(({ customer }) => customer === id);
      return listOf(`/v1/customers/${id}/payment_methods`, kept);
    },
  },
];

/** A book of an earlier version has customers without settings. */
function findCustomer({ book }: Ledger, id: string): Customer {
  const customer = book.pages.customers[id] ?? throwMissing('customer', id);
  customer.invoice_settings ??= { default_payment_method: null };
  return customer;
}
