import {
  commandOutcome,
  type DeskAccess,
  type DeskHistory,
  type DeskMe,
  type DeskOverview,
  type DeskPlan,
  type DeskRelease,
  type DeskTrial,
  deskAccess,
  deskHistory,
  deskMe,
  deskOverview,
  deskPlan,
  deskReleases,
  deskTrial,
  deskTrials,
  uploadedRelease,
} from '@xana/contracts/releases/desk';
import { type DeskDifferences, deskDifferences } from '@xana/contracts/releases/desk-differences';
import { type DeskSeries, deskSeries } from '@xana/contracts/releases/desk-series';
import { type DeskStorage, deskStorage } from '@xana/contracts/releases/desk-storage';
import ky, { HTTPError } from 'ky';

/** The server changed nothing; the message is for people. */
export class ServerError extends Error {
  /** Another change was made in the meantime. */
  readonly isConflict: boolean;
  /** The session is over, or there was none. */
  readonly isLoggedOut: boolean;

  constructor(message: string, status: number) {
    super(message);
    this.isConflict = status === 409;
    this.isLoggedOut = status === 401;
  }
}

const api = ky.create({
  prefix: `${location.origin}/api`,
  retry: 0,
  // A command may wait for another one.
  timeout: 60_000,
});

async function read<T>(answer: Promise<unknown>, shape: { parse(body: unknown): T }): Promise<T> {
  try {
    return shape.parse(await answer);
  } catch (error) {
    if (!(error instanceof HTTPError)) throw error;
    const { msg } = (error.data ?? {}) as { msg?: string };
    throw new ServerError(msg ?? error.message, error.response.status);
  }
}

export const readMe = (): Promise<DeskMe> => read(api.get('me').json(), deskMe);

export const readAccess = (): Promise<DeskAccess> => read(api.get('access').json(), deskAccess);

export const readTrials = (): Promise<DeskTrial[]> => read(api.get('trials').json(), deskTrials);

/** Mounts a stored release on the page, in a browser of the server. */
export const startTrial = (name: string, id: string): Promise<DeskTrial> =>
  read(api.post(`trials/${encodeURIComponent(name)}/${id}`, { json: {} }).json(), deskTrial);

/** Stores the build in a file that `release pack` wrote. @throws ServerError with every problem */
export const uploadBuild = (name: string, file: File) =>
  read(
    api
      .post(`releases/${encodeURIComponent(name)}`, {
        body: file,
        headers: { 'content-type': 'application/json' },
        timeout: 5 * 60_000,
      })
      .json(),
    uploadedRelease,
  );

/** Ends the session of this browser. */
export const logOut = () => read(ky.post(`${location.origin}/logout`, { json: {} }).json(), { parse: () => undefined });

export const readOverview = (): Promise<DeskOverview> => read(api.get('overview').json(), deskOverview);

export const readHistory = (name?: string): Promise<DeskHistory> =>
  read(api.get('history', { searchParams: name ? { name } : {} }).json(), deskHistory);

export const readReleases = (name: string): Promise<DeskRelease[]> =>
  read(api.get(`releases/${encodeURIComponent(name)}`).json(), deskReleases);

export type PlannedVerb = 'rollback' | 'promote' | 'quarantine';

/** @param to a release id; default: the last known good one, or for a quarantine the active one */
export const readPlan = (verb: PlannedVerb, name: string, to?: string): Promise<DeskPlan> =>
  read(api.get(`plans/${verb}/${encodeURIComponent(name)}`, { searchParams: to ? { to } : {} }).json(), deskPlan);

/** @param from a version or the first characters of a release id, as `to` */
export const readDifferences = (name: string, from: string, to: string): Promise<DeskDifferences> =>
  read(api.get(`differences/${encodeURIComponent(name)}`, { searchParams: { from, to } }).json(), deskDifferences);

export const readSeries = (name: string): Promise<DeskSeries> =>
  read(api.get(`series/${encodeURIComponent(name)}`).json(), deskSeries);

export interface StorageLimits {
  /** How many of the newest releases of each microfrontend are kept. */
  keep: number;
  /** Days. */
  olderThan: number;
}

/** What `release gc` would delete. */
export const readStorage = ({ keep, olderThan }: StorageLimits): Promise<DeskStorage> =>
  read(api.get('storage', { searchParams: { keep, olderThan } }).json(), deskStorage);

export interface CommandRequest {
  verb:
    | PlannedVerb
    | 'mark-good'
    | 'freeze'
    | 'retire'
    | 'canary'
    | 'approve'
    | 'withdraw'
    | 'grant'
    | 'revoke'
    | 'two-person'
    | 'gc';
  args: string[];
  options: Record<string, string | boolean>;
}

/** @throws ServerError with the reason when nothing was changed */
export const runCommand = ({ verb, ...body }: CommandRequest) =>
  read(api.post(`commands/${verb}`, { json: body }).json(), commandOutcome);
