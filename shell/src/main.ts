import './boot/freeze-intrinsics.ts';
import './boot/sanitizer-policy.ts';
import { nextTask } from './boot/next-task.ts';

/** All in this file, and run in tasks of their own: together they would block a phone for a quarter of a second. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@xana/contracts/schema'),
  () => import(/* webpackMode: "eager" */ '@xana/remote-kit'),
  () => import(/* webpackMode: "eager" */ './shared-modules.ts'),
];

for (const run of PARTS) {
  await run();
  await nextTask();
}
const { startPage } = await import(/* webpackMode: "eager" */ './boot/start-page.tsx');
await startPage();
