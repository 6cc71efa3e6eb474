const { join } = require('node:path');

const stub = (file) => join(__dirname, 'absent', file);

/**
 * webpack rules that leave out what this site does not use of the login SDKs: their own dialogs, other chains, telemetry, and wallet
 * kits under other licences (decisions/0010-dependencies.md). `absent/` has stubs for what the SDKs need while they load.
 */
module.exports = [
  // Without a `sideEffects` field, webpack keeps the SDK's own dialog and its style sheet from fonts.googleapis.com.
  { include: /@web3auth[\\/]modal[\\/]/, sideEffects: false },
  {
    include: /@web3auth[\\/]no-modal[\\/]/,
    resolve: {
      alias: {
        '@metamask/connect-evm': false,
        '@metamask/connect-multichain': false,
        '@metamask/connect-solana': false,
        '@segment/analytics-next': stub('segment.js'),
        '@solana/kit': stub('solana-kit.js'),
        './connectors/metamask-connector/metamaskConnector.js': stub('web3auth-connectors.js'),
        './connectors/wallet-connect-v2-connector/index.js': stub('web3auth-connectors.js'),
        './connectors/wallet-connect-v2-connector/config.js': false,
        './connectors/injected-solana-connector/index.js': false,
        './providers/account-abstraction-provider/index.js': false,
      },
    },
  },
  // Both files write a frame as HTML text, which Trusted Types forbid.
  {
    test: /@web3auth[\\/](auth[\\/]dist[\\/]lib\.esm[\\/]utils[\\/]utils|ws-embed[\\/]dist[\\/]lib\.esm[\\/]embedUtils)\.js$/,
    use: [stub('frame-loader.cjs')],
  },
  // Smart accounts.
  {
    include: /@toruslabs[\\/]ethereum-controllers[\\/]/,
    resolve: { alias: { permissionless: false, '@metamask/smart-accounts-kit': false } },
  },
  // The dialog of WalletConnect; this site draws its own.
  { include: /@walletconnect[\\/]ethereum-provider[\\/]/, resolve: { alias: { '@reown/appkit/core': false } } },
];
