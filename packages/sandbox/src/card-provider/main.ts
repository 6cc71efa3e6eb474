import { readPort, readText } from '../environment.ts';
import { startCardProvider } from './start-card-provider.ts';

/** The card provider alone, in a container: it listens at all addresses, keeps its state in memory, and needs no chain. */
const provider = await startCardProvider({
  port: readPort('SANDBOX_CARDS_PORT'),
  host: '0.0.0.0',
  siteOrigin: readText('SITE_ORIGIN'),
  frameOrigin: readText('CARD_FRAME_ORIGIN'),
  webhooks: [{ url: `${readText('API_ORIGIN')}/stripe/webhook`, secret: readText('STRIPE_WEBHOOK_SECRET') }],
});
process.once('SIGTERM', () => void provider.close().then(() => process.exit(0)));
console.log(JSON.stringify({ ready: true }));
