import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../../');

const transform = {
  '^.+\\.(m?[jt]sx?)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/**
 * Packages that jest must turn into CommonJS: ES modules, and those that import one dynamically, which Node allows in tests
 * only with a flag.
 */
const esmPackages = [
  '@module-federation',
  'jotai',
  'i18next',
  'react-i18next',
  'ky',
  'jose',
  'kysely',
  'kysely-pglite-dialect',
  'zod',
  '@noble\\+',
  '@noble',
  'single-spa-react',
  'uuid',
  'react-aria',
  'react-aria-components',
  '@react-aria',
  '@react-stately',
  '@internationalized',
  '@spectrum-icons',
  'react-stately',
  '@electric-sql',
  'cookie',
  '@fastify/cookie',
  'oxc-parser',
  'oidc-provider',
  'openid-client',
  'oauth4webapi',
  'set-cookie-parser',
];

const shared = {
  rootDir: root,
  transform,
  transformIgnorePatterns: [
    `node_modules/(?!\\.pnpm|(${esmPackages.join('|')}))`,
    `node_modules/\\.pnpm/(?!(${esmPackages.map((name) => name.replace('/', '\\+')).join('|')}))`,
  ],
  moduleNameMapper: { '\\.module\\.css$': here('./css-module-names.cjs') },
  modulePathIgnorePatterns: ['/dist/', '/\\.local/', '<rootDir>/packages/repo-rules/template/'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '\\.local/',
    '<rootDir>/packages/e2e/',
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
          ? '<rootDir>/packages/platform-api/test-batches/*.test.ts'
          : '<rootDir>/packages/platform-api/src/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: here('./browser-environment.cjs'),
      setupFilesAfterEnv: [here('./wait-for-busy-machines.cjs')],
      testMatch: ['**/*.test.tsx'],
    },
  ],
};
