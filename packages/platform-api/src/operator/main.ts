import { connectDatabase } from '../database/connect-database.ts';
import { askRunningPlatform } from './operator-socket.ts';
import { runCommand } from './run-command.ts';

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function run(commandLine: string[]): Promise<string> {
  const { DATABASE_URL, DATA_DIRECTORY } = process.env;
  if (!DATABASE_URL && !DATA_DIRECTORY) throw new Error('Set DATABASE_URL or DATA_DIRECTORY.');
  const printed = DATABASE_URL ? null : await askRunningPlatform(DATA_DIRECTORY ?? '', commandLine);
  if (printed !== null) return printed;
  const connected = await connectDatabase(DATABASE_URL, DATA_DIRECTORY ?? '');
  try {
    return await runCommand(connected.database, commandLine);
  } finally {
    await connected.close();
  }
}
