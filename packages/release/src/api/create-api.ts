import {
  commandBody,
  deskAccess,
  deskHistory,
  deskMe,
  deskOverview,
  deskPlan,
  deskReleases,
} from '@xana/contracts/releases/desk';
import { deskDifferences } from '@xana/contracts/releases/desk-differences';
import { deskSeries } from '@xana/contracts/releases/desk-series';
import { deskStorage } from '@xana/contracts/releases/desk-storage';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { assertMember } from '../access/authorize.ts';
import type { CallerReader } from '../access/identity.ts';
import type { AttestationTrust } from '../access/identity-settings.ts';
import { runAs } from '../access/run-as.ts';
import { DEFAULT_LIMITS } from '../commands/gc.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { microfrontendName } from '../registry/microfrontend-name.ts';
import { releaseIdsOf } from '../registry/read-records.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { createRevisionEvents } from '../server/revision-events.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { serveTrials } from '../trial/trial-routes.ts';
import { serveUploads } from '../upload/upload-routes.ts';
import { compareReleases } from './compare-releases.ts';
import { describeAccess, describeMe } from './describe-access.ts';
import { describeApi } from './describe-api.ts';
import { describeErrors } from './describe-errors.ts';
import { describeRelease } from './describe-release.ts';
import { describeStorage } from './describe-storage.ts';
import { describeHistory } from './history.ts';
import { readOverview, readView } from './overview.ts';
import { PLANNED_VERBS, planChange } from './plan-change.ts';
import { protectFromOtherSites } from './protect.ts';
import { describeSeries } from './series.ts';
import { serveDesk } from './serve-desk.ts';

interface ApiOptions {
  store: ReleaseStore;
  /** Read at each call, because new remotes add their origin to it. */
  settings(): PageSettings;
  /** The origin at which people and programs reach the server. */
  origin: string;
  identity: CallerReader;
  /** Whose attestations of builds are accepted; absent: none. */
  attestations?: AttestationTrust | undefined;
  /** What tries a release in a browser; absent: this server cannot. */
  trialCommand?: readonly string[];
  /** The folder of the built desk; absent: no desk is served. */
  desk?: string;
}

const nameParams = z.object({ name: microfrontendName });
const historyQuery = z.object({ name: z.optional(microfrontendName) });
const planParams = z.object({ verb: z.enum(PLANNED_VERBS), name: microfrontendName });
const planQuery = z.object({ to: z.optional(z.string()) });
const differencesQuery = z.object({ from: z.string(), to: z.string() });
const count = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000));
const storageQuery = z.object({
  keep: z._default(count, DEFAULT_LIMITS.keep),
  olderThan: z._default(count, DEFAULT_LIMITS.olderThanDays),
});
const verbParams = z.object({ verb: z.string() });

/** The release server: the commands of a store as an HTTP API, and what the desk shows. */
export function createApi({
  store,
  settings,
  origin,
  identity,
  attestations,
  trialCommand,
  desk,
}: ApiOptions): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 100_000, requestTimeout: 60_000 });
  const site = { store, settings, attestations: () => attestations };
  protectFromOtherSites(app, origin);
  describeErrors(app);
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/openapi.json', async () => describeApi(origin));
  serveMetrics(app, { store, origin });
  identity.register(app);
  app.get('/api/me', async (request) =>
    deskMe.parse(describeMe(readRegistry(store), await identity.callerOf(request))),
  );
  app.post('/api/commands/:verb', async (request) => {
    const caller = await identity.callerOf(request);
    const { verb } = verbParams.parse(request.params);
    const { args = [], options = {} } = commandBody.parse(request.body);
    return await runAs(site, { verb, args, options }, caller);
  });
  serveUploads(app, site, identity);
  serveTrials(app, { store, identity, command: trialCommand });
  void app.register(async (members) => {
    members.addHook('onRequest', async (request) =>
      assertMember(readRegistry(store).access, await identity.callerOf(request)),
    );
    serveViews(members, { store, settings });
    serveEvents(members, store);
  });
  if (desk) serveDesk(app, desk);
  return app;
}

/** What members see: the caller was authorized. */
function serveViews(app: FastifyInstance, { store, settings }: Pick<ApiOptions, 'store' | 'settings'>): void {
  app.get('/api/access', async () => deskAccess.parse(describeAccess(readView(store))));
  app.get('/api/overview', async () => deskOverview.parse(await readOverview(store, settings().config.origins.site)));
  app.get('/api/history', async ({ query }) => {
    const { name } = historyQuery.parse(query);
    return deskHistory.parse(describeHistory(readView(store), name));
  });
  app.get('/api/releases/:name', async ({ params }) => {
    const { name } = nameParams.parse(params);
    const view = readView(store);
    const ids = releaseIdsOf(store, view.registry, name);
    // Those that were never active come first. Later switches change no order: a row that moves loses the focus.
    const firstActive = (id: string) => {
      const index = view.log.findIndex((entry) => entry.name === name && entry.to === id);
      return index < 0 ? view.log.length : index;
    };
    const newestFirst = ids.toSorted((one, other) => firstActive(other) - firstActive(one));
    return deskReleases.parse(newestFirst.map((id) => describeRelease(view, name, id)));
  });
  app.get('/api/plans/:verb/:name', async ({ params, query }) =>
    deskPlan.parse(planChange(readView(store), settings(), { ...planParams.parse(params), ...planQuery.parse(query) })),
  );
  app.get('/api/storage', async ({ query }) => {
    const { keep, olderThan } = storageQuery.parse(query);
    return deskStorage.parse(describeStorage(readView(store), { keep, olderThanDays: olderThan }));
  });
  app.get('/api/differences/:name', async ({ params, query }) =>
    deskDifferences.parse(
      compareReleases(readView(store), { ...nameParams.parse(params), ...differencesQuery.parse(query) }),
    ),
  );
  app.get('/api/series/:name', async ({ params }) =>
    deskSeries.parse(describeSeries(readView(store), nameParams.parse(params).name)),
  );
}

/** Server-sent events with the revision, at once and after each change. */
function serveEvents(app: FastifyInstance, store: ReleaseStore): void {
  const read = () => {
    const { revision } = readRegistry(store);
    return { name: String(revision), text: JSON.stringify({ revision }) };
  };
  const events = createRevisionEvents({
    refresh: async () => {},
    read,
    networkOf: (request) => request.socket.remoteAddress ?? '',
  });
  app.get('/api/events', (request, reply) => {
    reply.hijack();
    events.open(request.raw, reply.raw);
  });
  app.addHook('preClose', async () => events.close());
}
