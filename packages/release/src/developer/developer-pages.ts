import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { remoteNameOf } from '@xana/contracts/releases/developer-page';
import { createDeveloperAccess } from './developer-access.ts';
import { type AssembledPage, type DeveloperVariant, developerVariant, remotesOf } from './developer-variant.ts';
import { readOverrides } from './read-overrides.ts';

/** The path of developer links. */
export const DEVELOPER_PATH = '/developer';

/** In the query of a page, with the name of a microfrontend. */
const CANDIDATE_PARAMETER = 'candidate';

interface DeveloperPagesOptions {
  site: string;
  /** Of the keys that sign developer links. */
  publicKeys: readonly KeyObject[];
  overrideOrigins: readonly string[];
  log(line: string): void;
  now?: () => number;
}

interface Revision {
  page: { identity: Buffer; headers: Record<string, string> };
  registry: string;
}

export interface DeveloperPages {
  /** Answers a developer link. */
  open(request: IncomingMessage, response: ServerResponse): void;
  /** Names of microfrontends whose candidates a developer wants to see: `?candidate=mfe-store`. Null for every other request. */
  candidatesOf(request: IncomingMessage): string[] | null;
  /** The page of a developer who asks for it; null for every other request, which gets the page of all visitors. */
  variantOf(request: IncomingMessage, revision: Revision): DeveloperVariant | null;
}

export function createDeveloperPages({
  site,
  publicKeys,
  overrideOrigins,
  log,
  now = Date.now,
}: DeveloperPagesOptions): DeveloperPages {
  const access = createDeveloperAccess({ site, publicKeys, now });
  return {
    open: (request, response) => access.open(response, queryOf(request)),
    candidatesOf(request) {
      const names = queryOf(request).getAll(CANDIDATE_PARAMETER);
      return names.length > 0 && access.developerOf(request)
        ? names.map((name) => (name === 'shell' ? name : remoteNameOf(name)))
        : null;
    },
    variantOf(request, { page, registry }) {
      const developer = access.developerOf(request);
      if (!developer) return null;
      const asked = readOverrides(queryOf(request), remotesOf(registry), overrideOrigins);
      if (!asked) return null;
      for (const { name, url } of asked.overrides) log(`${developer.createdBy} overrides ${name} with ${url}`);
      const assembled: AssembledPage = { html: page.identity.toString(), headers: page.headers, registry };
      return developerVariant(assembled, asked);
    },
  };
}

/** The URL of an override may contain further question marks. */
const queryOf = ({ url = '' }: IncomingMessage): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');
