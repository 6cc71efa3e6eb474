import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run test:faults`: three members write to each other while connections are lost and instances are killed. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.fault.ts',
  outputDir: '../results/chat-schedules',
  globalSetup: undefined,
  retries: 0,
  reporter: 'list',
});
