import { defineConfig } from '@playwright/test';
import { settings } from '@xana/journeys/site/settings';

/** `npm run test:faults`: three members write to each other while connections are lost and instances are killed. */
export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: '*.fault.ts',
  outputDir: '../results/chat-schedules',
  reporter: 'list',
});
