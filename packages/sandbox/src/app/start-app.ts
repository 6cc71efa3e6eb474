import Fastify from 'fastify';
import { originOf, type StandIn } from '../origin-of.ts';
import { escapeHtml, sandboxPage } from '../page.ts';
import { type AppState, startWaitingApp, type WaitingApp } from './waiting-app.ts';

interface AppOptions {
  port: number;
  apiOrigin: string;
  siteOrigin: string;
}

/** Apps that a browser started and that still wait; the oldest is dropped. */
const MAX_APPS = 20;

/**
 * A stand-in for an app that logs in by a hand-off. `/` starts one; its page shows the two digits, links to the site, and
 * reloads each second until the member has answered.
 */
export async function startApp({ port, apiOrigin, siteOrigin }: AppOptions): Promise<StandIn> {
  const apps = new Map<string, WaitingApp>();
  const app = Fastify({ logger: false, bodyLimit: 10_000 });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  });
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(startPage));
  app.post('/start', async (_request, reply) => {
    const started = startWaitingApp(apiOrigin);
    apps.set(started.builderLoginHash, started);
    const [oldest] = apps;
    if (apps.size > MAX_APPS && oldest) {
      oldest[1].close();
      apps.delete(oldest[0]);
    }
    return reply.redirect(`/app/${started.builderLoginHash}`, 303);
  });
  app.get<{ Params: { hash: string } }>('/app/:hash', async (request, reply) => {
    const found = apps.get(request.params.hash);
    if (!found) return reply.redirect('/', 303);
    const isOpen = found.state.status === 'connecting' || found.state.status === 'waiting';
    if (isOpen) reply.header('refresh', '1');
    return reply.type('text/html; charset=utf-8').send(appPage(found, siteOrigin));
  });
  app.addHook('onClose', async () => {
    for (const { close } of apps.values()) close();
  });
  await app.listen({ port, host: 'localhost' });
  return { origin: originOf(app), close: () => app.close() };
}

const startPage = sandboxPage(
  'Demo app',
  `<h1>Demo app</h1><p>A local stand-in for an app on a phone or a headset that logs in through the site.</p>
<form method="post" action="/start"><button>Log in with XANA</button></form>`,
);

function appPage({ builderLoginHash, deviceId, number, state }: WaitingApp, siteOrigin: string): string {
  const query = new URLSearchParams({ login: '', builderLoginHash, deviceId, type: 'Demo app' });
  const link = escapeHtml(`${siteOrigin}/app?${query}`);
  const open =
    state.status === 'waiting'
      ? `<p style="font-size:48px;font-weight:800;letter-spacing:.1em" aria-label="Number">${escapeHtml(number ?? '')}</p>
<p><a href="${link}" target="_blank" rel="noopener">Log in on the site</a></p>`
      : '<p><a href="/">Start again</a></p>';
  return sandboxPage('Demo app', `<h1>Demo app</h1><p role="status">${escapeHtml(describeState(state))}</p>${open}`);
}

function describeState(state: AppState): string {
  switch (state.status) {
    case 'connecting':
      return 'Connecting …';
    case 'waiting':
      return 'Waiting for the login. Compare this number with the one on the site.';
    case 'denied':
      return 'The login was denied on the site.';
    case 'failed':
      return `The login failed: ${state.problem}`;
    default:
      return `Logged in as ${state.name}.`;
  }
}
