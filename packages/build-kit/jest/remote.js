import { browserTests, compilation } from './compilation.js';

/** See `remote.d.ts`. */
export const remoteTests = (directory) => {
  const shared = { rootDir: directory, ...compilation, modulePathIgnorePatterns: ['/dist/', '/\\.local/'] };
  return {
    rootDir: directory,
    testTimeout: 60_000,
    projects: [
      { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
      { ...shared, displayName: 'browser', ...browserTests },
    ],
  };
};
