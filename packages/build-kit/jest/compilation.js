import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const transform = {
  '^.+\\.(m?[jt]sx?)$': [
    fileURLToPath(import.meta.resolve('@swc/jest')),
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
  '@xana',
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
  '@opentelemetry/otlp-exporter-base',
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

/** How tests of all packages are compiled: TypeScript and ES modules to CommonJS. */
export const compilation = {
  transform,
  transformIgnorePatterns: [
    `node_modules/(?!\\.pnpm|(${esmPackages.join('|')}))`,
    `node_modules/\\.pnpm/(?!(${esmPackages.map((name) => name.replace('/', '\\+')).join('|')}))`,
  ],
  moduleNameMapper: { '\\.module\\.css$': here('./css-module-names.cjs') },
};

/** Tests of components, in jsdom. */
export const browserTests = {
  testEnvironment: here('./browser-environment.cjs'),
  setupFilesAfterEnv: [here('./wait-for-busy-machines.cjs')],
  testMatch: ['**/*.test.tsx'],
};
