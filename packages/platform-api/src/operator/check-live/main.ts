import { text } from 'node:stream/consumers';
import { checkLive, type PageSettingsReading } from './check-live.ts';

/** Started by `npm run check-live`, which writes what it has read from the page settings as JSON to the standard input. */
console.log(
  'Asks each service with the keys of this environment. It stores and deletes one object below check-live/ in S3, and sends push\n' +
    'messages to subscriptions that do not exist. Nothing else is written.\n',
);
try {
  const pageSettings = JSON.parse(await text(process.stdin)) as PageSettingsReading;
  const report = await checkLive(process.env, pageSettings);
  console.log(report.text);
  // Requests that are still open after their timeout must not delay the end.
  process.exit(report.isWrong ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
