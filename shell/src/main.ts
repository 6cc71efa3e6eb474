import './boot/freeze-intrinsics.ts';
import './boot/sanitizer-policy.ts';
import { nextTask } from './boot/next-task.ts';

/** All is in this file, and runs in several tasks: together they would block a phone for a quarter of a second. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '@xana/remote-kit');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ './shared-modules.ts');
  await nextTask();
  const { startPage } = await import(/* webpackMode: "eager" */ './boot/start-page.tsx');
  await startPage();
}

// As an uncaught error, for which the script of the HTML starts the last known good shell.
start().catch(reportError);
