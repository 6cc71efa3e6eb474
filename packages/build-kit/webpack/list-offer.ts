import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler, type Module } from 'webpack';
import { importsOf, sharedRequestOf } from './list-uses.ts';

const { Compilation, sources, WebpackError } = webpack;

/** An event of the contracts, as its file exports it. */
interface DeclaredEvent {
  name: string;
  major: number;
}

const EVENT_FILE = /packages\/contracts\/src\/events\/[a-z-]+\.ts$/;
/** Owners of the events that the shell itself publishes. */
const OWN_EVENT = /^(shell|session):/;

/**
 * Writes `offer.json`: what a build of the shell offers to remotes. Its release record carries it, and preflight compares it
 * with what each remote uses.
 *
 * @param containers the kinds of remote entries that this shell can load
 */
export function listOffer(directory: string, containers: readonly string[]): (compiler: Compiler) => void {
  return (compiler) =>
    compiler.hooks.thisCompilation.tap('offer.json', (compilation) => {
      const shared = new Map<string, string[]>();
      const events = new Map<string, Set<string>>();
      // All exports are known, and re-exports are not yet replaced by their targets.
      compilation.hooks.seal.tap('offer.json', () => {
        for (const module of compilation.modules) {
          for (const connection of compilation.moduleGraph.getOutgoingConnections(module)) {
            const request = sharedRequestOf(connection.dependency);
            if (!request || !connection.module) continue;
            // CommonJS, whose exports are the default export of an import.
            const isCommonJs = connection.module.buildMeta?.exportsType !== 'namespace';
            const known = compilation.moduleGraph.getExportsInfo(connection.module).getProvidedExports();
            const exported = Array.isArray(known) ? known : isCommonJs ? exportsOf(connection.module) : null;
            // An exception in this hook would end neither the build nor the process.
            if (!exported)
              compilation.errors.push(new WebpackError(`The exports of the shared module ${request} are unknown.`));
            else shared.set(request, isCommonJs ? [...exported, 'default'] : exported);
          }
        }
      });
      compilation.hooks.afterChunks.tap('offer.json', () => {
        for (const { connection, names } of importsOf(compilation)) {
          const file = (connection.module as { resource?: string } | null)?.resource ?? '';
          if (!EVENT_FILE.test(file)) continue;
          events.set(file, new Set([...(events.get(file) ?? []), ...names]));
        }
      });
      compilation.hooks.processAssets.tapPromise(
        { name: 'offer.json', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const used = await Promise.all([...events].map(([file, names]) => readEvents(file, names)));
          const offer = {
            slots: Object.values((await importContract(directory, 'remotes/slots')).SLOT_NAMES ?? []).sort(),
            shared: Object.fromEntries([...shared].sort(byName).map(([name, exported]) => [name, exported.sort()])),
            events: {
              publishes: majorsOf(used.flat().filter(({ name }) => OWN_EVENT.test(name))),
              consumes: majorsOf(used.flat().filter(({ name }) => !OWN_EVENT.test(name))),
            },
            majors: (await importContract(directory, 'remotes/interface-majors')).INTERFACE_MAJORS,
            containers,
          };
          compilation.emitAsset('offer.json', new sources.RawSource(JSON.stringify(offer)));
        },
      );
    });
}

/** React's development build assigns its exports inside a function, which webpack does not analyse. */
function exportsOf(module: Module): string[] {
  return Object.keys(createRequire(import.meta.url)(module.nameForCondition() ?? '') as object);
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

const majorsOf = (events: readonly DeclaredEvent[]): Record<string, number> =>
  Object.fromEntries(events.map(({ name, major }): [string, number] => [name, major]).sort(byName));

async function readEvents(file: string, names: ReadonlySet<string>): Promise<DeclaredEvent[]> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, DeclaredEvent>;
  return [...names].flatMap((name) => exported[name] ?? []);
}

/** The contracts that a microfrontend is built with. */
async function importContract(directory: string, name: string): Promise<Record<string, object>> {
  const file = createRequire(join(directory, 'package.json')).resolve(`@xana/contracts/${name}`);
  return (await import(pathToFileURL(file).href)) as Record<string, object>;
}
