import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Contributions } from '@xana/contracts/remotes/contributions';
import { openLocalStore } from '@xana/local-site/local-store';
import { readBuildFolder } from '@xana/release/build-folder';
import { publish } from '@xana/release/publish';
import { retire } from '@xana/release/retire';
import { serveArtifacts } from '@xana/release/serve-artifacts';
import { settings } from '../releases/site-releases.ts';
import { topology } from '../site/test-topology.ts';
import { buildGreeting, TOOLS, type Tool } from './build-greeting.ts';

const by = { actor: 'journey', reason: 'a remote of another tool' };

export const greetingName = (tool: Tool) => `mfe-by-${tool}`;

/** Starts an origin for the remote of each tool, and grants their teams keys. The test site does not know these remotes. */
export async function startGreetings() {
  const ports = Object.fromEntries(TOOLS.map((tool) => [greetingName(tool), 0]));
  const store = openLocalStore({ ...topology, remotes: { ...topology.remotes, ...ports } });
  const servers = await Promise.all(TOOLS.map((tool) => listen(serveArtifacts(store, greetingName(tool)))));
  const origins = TOOLS.map((tool, index) => [greetingName(tool), servers[index]?.origin ?? '']);
  const own = settings();
  const withGreetings = { ...own, origins: { ...own.origins, ...Object.fromEntries(origins) } };
  const published: string[] = [];
  return {
    /** Builds the remote of a tool and publishes it. It contributes to the home page. @returns its record */
    async publish(tool: Tool, folder: string) {
      const name = greetingName(tool);
      await buildGreeting(tool, name, folder, contributionsOf(name, tool));
      const { id } = publish(store, withGreetings, readBuildFolder({ ...by, name }, folder));
      published.push(name);
      return store.record(name, id);
    },
    /** Takes them out of the page. */
    end() {
      for (const name of published) retire(store, withGreetings, { ...by, name });
      for (const { server } of servers) server.close();
    },
  };
}

/** Starts a server at a free port. */
export async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0);
  await once(server, 'listening');
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

const contributionsOf = (name: string, tool: Tool): Contributions => ({
  name,
  owner: { team: 'Partners', contact: 'partners@xana.test' },
  pages: [],
  slots: [
    {
      slot: 'home.posts',
      module: 'greeting',
      order: 9,
      height: 40,
      label: { en: `Greeting by ${tool}`, ja: `${tool}の挨拶` },
    },
  ],
  handlers: [],
  events: { publishes: {}, consumes: {} },
  needs: { shell: 1, session: 1 },
  grants: [],
  budget: { entryKilobytes: 40 },
});
