import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readAttestationTrust } from './access/identity-settings.ts';
import { COMMANDS } from './commands/all-commands.ts';
import type { Command } from './commands/command.ts';
import { runCommand } from './commands/run-command.ts';
import { readPageSettings } from './page/page-settings.ts';
import { openReleaseStore } from './upstream/open-release-store.ts';

/** Not in the table: `npm run release` runs them, because they need the sources. */
const PACK_USAGE: Command['usage'] = [
  'pack <name> [--output <file>] [--attestation <file>]',
  'write a build into one file, for an upload at the release desk (npm run release only)',
];
const DIGEST_USAGE: Command['usage'] = [
  'digest <name> [--build <folder>] [--output <file>]',
  'print the digest that an attestation of the build must name; --output writes what is hashed',
  '(without --build: npm run release only)',
];
const CHECK_USAGE: Command['usage'] = [
  'check <name> [<version|id>]',
  'mount a stored release on the page in a browser, beside the active ones',
];
const LOGIN_USAGE: Command['usage'] = [
  'login --url <address>',
  'log in at a release server, in a browser of this machine',
];
const PUBLISH_USAGE: Command['usage'] = [
  'publish <name> [--build <folder>] [--hold] [--automatic] [--skip-check] [--against <file>] [--dry-run] --reason "…"',
  'build if the sources changed, mount it on the page in a browser, and publish it',
  'if nothing is broken; --skip-check does not mount it; --hold stores it without',
  'activating it; --automatic, for CI, accepts a version that is taken and does not',
  'activate a build again; --against only checks the build, with the file that `export` wrote;',
  '--build publishes what was built elsewhere, with its lists and remote.json in the folder;',
  '--dry-run checks it at the release server and stores nothing;',
  '--attestation uploads the Sigstore bundle of the build with it',
  '(without --build: npm run release only, because it needs the sources)',
];

const DIGEST_OPTIONS = { build: { type: 'string' }, output: { type: 'string' } } as const;

const PUBLISH_OPTIONS = {
  build: { type: 'string' },
  hold: { type: 'boolean' },
  automatic: { type: 'boolean' },
  'skip-check': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  attestation: { type: 'string' },
} as const;

const { RELEASE_STORE = '', PAGE_SETTINGS = '', RELEASE_IDENTITY, RELEASE_SERVER } = process.env;
/** The release server of every call, unless the machine has a store. */
const DEFAULT_URL = RELEASE_STORE ? undefined : RELEASE_SERVER;

async function run(): Promise<void> {
  const [verb = ''] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  const { positionals, values }: ParsedCall = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      expect: { type: 'string' },
      reason: { type: 'string' },
      json: { type: 'boolean' },
      url: { type: 'string' },
      ...command?.options,
      ...(verb === 'publish' ? PUBLISH_OPTIONS : {}),
      ...(verb === 'digest' ? DIGEST_OPTIONS : {}),
    },
  });
  const { json, url = DEFAULT_URL, help: _, ...options } = values;
  if (verb === 'login' && typeof url === 'string') {
    const { logIn } = await import('./access/log-in.ts');
    const subject = await logIn(url, (address) => console.log(`Open this address in a browser:\n${address}`));
    console.log(`Logged in as ${subject}.`);
    return;
  }
  if (verb === 'publish' && !values.help) {
    const [, name] = positionals;
    const { publishBuild } = await import('./upload/publish-build.ts');
    return await publishBuild({ name, url, options, print: json ? console.error : console.log });
  }
  if (verb === 'digest' && typeof values.build === 'string') {
    const [, name = ''] = positionals;
    const [{ writeDigest }, { readBuildFolder }] = await Promise.all([
      import('./attestation/write-digest.ts'),
      import('./upload/read-build-folder.ts'),
    ]);
    const publication = readBuildFolder({ name, actor: userInfo().username, reason: 'digest' }, values.build);
    console.log(writeDigest(publication, values.output));
    return;
  }
  if (!command || values.help) {
    console.log(usage());
    if (positionals.length > 0 && !command) process.exitCode = 2;
    return;
  }
  const call = { verb, args: positionals.slice(1), options };
  // Imported on demand: a rollback on the machine of the store starts without what speaks HTTP.
  const outcome =
    typeof url === 'string'
      ? await (await import('./api/run-at-server.ts')).runAtServer(url, call)
      : await runCommand(openSite(), { ...call, actor: userInfo().username });
  console.log(json ? JSON.stringify(outcome.data, null, 2) : outcome.text);
  if (outcome.isOk === false) process.exitCode = 1;
}

interface ParsedCall {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
}

function openSite() {
  if (!RELEASE_STORE)
    throw new Error(
      'RELEASE_STORE must be the path of the release store. `npm run release` sets it for the local one. Or name a release server: --url',
    );
  return {
    store: openReleaseStore(process.env),
    settings: () => readPageSettings(PAGE_SETTINGS),
    attestations: () => readAttestationTrust(RELEASE_IDENTITY),
  };
}

function usage(): string {
  const lines = [
    ...Object.values(COMMANDS).map((command) => command.usage),
    CHECK_USAGE,
    PUBLISH_USAGE,
    PACK_USAGE,
    DIGEST_USAGE,
    LOGIN_USAGE,
  ].map(([call, first = '', ...rest]) => {
    const indent = ' '.repeat(42);
    const head = `  release ${call}`.padEnd(indent.length);
    const effect = [first, ...rest].join(`\n${indent}`);
    return head.length > indent.length ? `${head}\n${indent}${effect}` : `${head}${effect}`;
  });
  return `Publish microfrontends (the shell or one remote) and roll them back.

${lines.join('\n')}

  --expect <revision>   fail if the registry has another revision
  --url <address>       run the command at a release server, as the one who logged in there;
                        default: RELEASE_SERVER in the environment
  --json                print JSON`;
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
