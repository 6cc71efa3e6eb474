import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import qs from 'qs';
import { originOf } from '../origin-of.ts';
import { type Book, openBook } from './book.ts';
import { registerBrowserPages } from './browser/register-browser-pages.ts';
import { CardError } from './card-error.ts';
import { PUBLIC_KEY, SECRET_KEY } from './card-keys.ts';
import { type Disturbance, nextFailure, undisturbed } from './disturbances.ts';
import { type Reply, replyOnce } from './idempotency.ts';
import type { Seconds } from './objects.ts';
import type { Ledger } from './payment-intents.ts';
import { catalogRoutes } from './routes/catalog-routes.ts';
import { customerRoutes } from './routes/customer-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { refundRoutes } from './routes/refund-routes.ts';
import { type Fields, throwMissing } from './routes/route.ts';
import { setupRoutes } from './routes/setup-routes.ts';
import { subscriptionRoutes } from './routes/subscription-routes.ts';
import { renewNow, runDueWork, settleInvoice } from './subscriptions.ts';
import { createWebhooks, type Webhooks, type WebhookTarget } from './webhooks.ts';

interface CardProviderOptions {
  port: number;
  /** Address that it listens at. Default: this machine alone. */
  host?: string;
  /** The site, whose pages embed the card fields themselves or through the card frame. */
  siteOrigin: string;
  /** Origin of the card frame, which then is the only one that may talk to the card fields. */
  frameOrigin?: string;
  /** File in which the state is stored; without one it is kept in memory. */
  file?: string;
  webhooks?: readonly WebhookTarget[];
}

export interface CardProvider {
  origin: string;
  /** Moves the provider's clock forward and processes everything that becomes due. */
  advance(by: Seconds): void;
  disturb(change: Partial<Disturbance>): void;
  webhooks: Webhooks;
  book: Book;
  close(): Promise<void>;
}

/** The routes of the provider's REST API that this product uses. */
const ROUTES = [
  ...catalogRoutes,
  ...customerRoutes,
  ...paymentRoutes,
  ...setupRoutes,
  ...subscriptionRoutes,
  ...refundRoutes,
];

/** How often the provider processes renewals that are due. */
const DUE_CHECK_INTERVAL_MS = 60_000;

/**
 * A stand-in for the card provider: the part of its REST API that its SDKs use here, its test cards, its signed webhooks,
 * and the card fields of its browser script. No money moves, and its pages state that.
 */
export async function startCardProvider(options: CardProviderOptions): Promise<CardProvider> {
  const book = openBook(options.file);
  const webhooks = createWebhooks(book, options.webhooks ?? []);
  const ledger: Ledger = {
    book,
    webhooks,
    origin: () => originOf(app),
    onSettled: (intent) => settleInvoice(ledger, intent),
  };
  const disturbance = undisturbed();
  const advance = (by: Seconds) => {
    book.pages.clockAhead += by;
    runDueWork(ledger, book.now());
    book.save();
  };
  const app = Fastify({ logger: false, bodyLimit: 100_000 });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, qs.parse(String(body), { depth: 5 })),
  );
  app.setErrorHandler((error, _request, reply) => answerError(error as Error, reply));
  for (const { method, path, isPublic = false, handle } of ROUTES) {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        if (disturbance.delay > 0) await wait(disturbance.delay);
        const failure = nextFailure(disturbance);
        if (failure === 'refused') throw serverFailed();
        const fields = fieldsOf(request);
        checkKey(request, isPublic, fields);
        const { id = '' } = request.params as { id?: string };
        const done = replyOnce(book, keyOf(request), fingerprintOf(request, fields), () =>
          replyTo(() => handle(ledger, id, fields)),
        );
        book.save();
        if (failure === 'lost') throw serverFailed();
        return reply.status(done.status).send(done.body);
      },
    });
  }
  registerControls(app, { advance, disturbance, ledger });
  await registerBrowserPages(app, options);
  await listen(app, options);
  const dueCheck = setInterval(() => advance(0), DUE_CHECK_INTERVAL_MS);
  return {
    origin: originOf(app),
    advance,
    disturb: (change) => Object.assign(disturbance, change),
    webhooks,
    book,
    async close() {
      clearInterval(dueCheck);
      webhooks.close();
      app.server.closeAllConnections();
      await app.close();
      book.close();
    },
  };
}

/** For tests and for trying the sandbox: `curl -X POST …/sandbox/clock -d advance=2592000`. */
function registerControls(
  app: FastifyInstance,
  { advance, disturbance, ledger }: { advance(by: Seconds): void; disturbance: Disturbance; ledger: Ledger },
): void {
  app.post('/sandbox/clock', async (request, reply) => {
    const by = Number((request.body as Fields)?.advance);
    if (!Number.isSafeInteger(by) || by < 0)
      return reply.status(400).send({ message: 'advance must be a whole number of seconds.' });
    advance(by);
    return {};
  });
  app.post('/sandbox/answers', async (request) => {
    Object.assign(disturbance, request.body as Partial<Disturbance>);
    return {};
  });
  app.post('/sandbox/webhooks', async (request) => {
    ledger.webhooks.disturb(request.body as { isHeld?: boolean; copies?: number });
    return {};
  });
  app.post('/sandbox/renewals', async (request) => {
    const id = String((request.body as Fields)?.subscription);
    renewNow(ledger, ledger.book.pages.subscriptions[id] ?? throwMissing('subscription', id));
    ledger.book.save();
    return {};
  });
}

function replyTo(answer: () => unknown): Reply {
  try {
    return { status: 200, body: structuredClone(answer()) };
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    return { status: error.status, body: { error: error.body } };
  }
}

function answerError(error: Error, reply: FastifyReply) {
  if (error instanceof CardError) return reply.status(error.status).send({ error: error.body });
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  return reply
    .status(status)
    .send({ error: { type: status < 500 ? 'invalid_request_error' : 'api_error', message: error.message } });
}

const serverFailed = () => new CardError(500, { type: 'api_error', message: 'Simulated provider failure.' });

const fieldsOf = (request: FastifyRequest): Fields =>
  ((request.method === 'POST' ? request.body : qs.parse(request.url.split('?')[1] ?? '', { depth: 5 })) ??
    {}) as Fields;

const keyOf = ({ headers }: FastifyRequest): string | undefined => headers['idempotency-key']?.toString();

const fingerprintOf = (request: FastifyRequest, fields: Fields): string =>
  `${request.method} ${request.url.split('?')[0]} ${JSON.stringify(fields)}`;

/** A browser authenticates with the public key and the client secret of one payment. */
function checkKey(request: FastifyRequest, isPublic: boolean, fields: Fields): void {
  const given = request.headers.authorization?.replace(/^Bearer /, '') ?? fields.key;
  if (given === SECRET_KEY) return;
  const isAboutOnePayment = /^\/v1\/(payment|setup)_intents\//.test(request.url);
  if (given === PUBLIC_KEY && isPublic && (!isAboutOnePayment || typeof fields.client_secret === 'string')) return;
  throw new CardError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}

async function listen(
  app: FastifyInstance,
  { port, host = 'localhost' }: Pick<CardProviderOptions, 'port' | 'host'>,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is already in use by another process.`, { cause: error });
  }
}
