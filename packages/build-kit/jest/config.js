import { fileURLToPath } from 'node:url';
import { browserTests, compilation } from './compilation.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../../');

const shared = {
  rootDir: root,
  ...compilation,
  modulePathIgnorePatterns: ['/dist/', '/\\.local/', '<rootDir>/packages/repo-rules/template/'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '\\.local/',
    '<rootDir>/packages/journeys/',
    '<rootDir>/packages/lab/',
    '<rootDir>/packages/repo-rules/template/',
  ],
};

export default {
  rootDir: root,
  testTimeout: 60_000,
  globalSetup: here('./create-temp-root.cjs'),
  globalTeardown: here('./remove-temp-root.cjs'),
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/packages/platform-api/'],
    },
    // `npm test` runs the platform's files in a few batches, which load the platform once each; a single file runs alone.
    {
      ...shared,
      displayName: 'platform',
      testEnvironment: 'node',
      testMatch: [
        process.env.PLATFORM_BATCHES
          ? '<rootDir>/packages/platform-api/test/batches/batch-*.test.ts'
          : '<rootDir>/packages/platform-api/{src,test}/**/!(batch-[0-9]*).test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'browser',
      ...browserTests,
    },
  ],
};
