import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { readPageSettings } from '@xana/release/page-settings';
import { ROOT, TYPESCRIPT_LOADER } from './topology.ts';

const script = join(ROOT, 'packages/platform-api/src/operator/check-live/main.ts');

/** `npm run check-live`: reads the page settings as the page server does; the platform's process asks the services. */
const platform = spawn(process.execPath, ['--import', TYPESCRIPT_LOADER, script], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
// A process that ends early closes its input; its exit code is what counts.
platform.stdin.on('error', () => undefined);
platform.stdin.end(JSON.stringify(readSettings(process.env.PAGE_SETTINGS)));
platform.on('exit', (code) => {
  process.exitCode = code ?? 1;
});

/** @returns the configuration of the page, or why the page server would not start */
function readSettings(file: string | undefined): object {
  if (!file) return { problems: ['PAGE_SETTINGS is not set: it must name the file with the settings of the page.'] };
  try {
    // A relative path starts where npm was called.
    const { config } = readPageSettings(resolve(process.env.INIT_CWD ?? ROOT, file));
    return { config };
  } catch (error) {
    return { problems: describe(error) };
  }
}

/** A schema error lists its fields. */
function describe(error: unknown): string[] {
  const { issues, message } = error as Error & { issues?: { path: PropertyKey[]; message: string }[] };
  return (
    issues?.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}. Correct PAGE_SETTINGS.`) ?? [message]
  );
}
