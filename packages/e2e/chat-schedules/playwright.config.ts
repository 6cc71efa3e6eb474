import { defineConfig } from '@playwright/test';
import { settings } from '../site/settings.ts';

/** `npm run test:faults`: three members write to each other while connections are lost and instances are killed. */
export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: '*.fault.ts',
  outputDir: '../results/chat-schedules',
  reporter: 'list',
});
