import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { readConfig } from '../config/read-config.ts';
import { connectDatabase } from '../database/connection/connect-database.ts';
import { createPictureStore } from '../media/create-picture-store.ts';
import { createSignal } from '../realtime/signal.ts';
import { askRunningPlatform } from './operator-socket.ts';
import { runCommand } from './run-command.ts';

try {
  console.log(await run(withDefaults(process.argv.slice(2))));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function run(commandLine: string[]): Promise<string> {
  const { DATABASE_URL, DATA_DIRECTORY } = process.env;
  if (!DATABASE_URL && !DATA_DIRECTORY) throw new Error('Set DATABASE_URL or DATA_DIRECTORY.');
  const printed = DATABASE_URL ? null : await askRunningPlatform(DATA_DIRECTORY ?? '', commandLine);
  if (printed !== null) return printed;
  const { database, close } = await connectDatabase(DATABASE_URL, DATA_DIRECTORY ?? '');
  try {
    // No sockets in this process: the instances of the platform read bans and changes from the database.
    const signals = { sessionEnds: createSignal<string>(), chatEvents: createSignal<never>() };
    const platform = {
      config: null,
      database,
      ...signals,
      /** Only commands with a picture need the platform's other settings. */
      get pictures() {
        return createPictureStore(readConfig(process.env));
      },
    };
    return await runCommand(platform, commandLine);
  } finally {
    await close();
  }
}

/** The platform may run in another folder and as another user: both are read here. */
function withDefaults([verb, ...rest]: string[]): string[] {
  if (verb === undefined) return [];
  const args = rest.map((arg, index) => (rest[index - 1] === '--picture' ? resolve(arg) : arg));
  const hasActor = args.some((arg) => arg === '--actor' || arg.startsWith('--actor='));
  return [verb, ...args, ...(hasActor ? [] : ['--actor', userInfo().username])];
}
