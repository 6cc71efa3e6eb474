/**
 * Stands in for the MetaMask and WalletConnect kits of the SDK, which have other licences. Web3Auth always creates the MetaMask connector
 * for an EVM chain, so the stub has its interface, and never becomes ready. The site connects these wallets itself.
 */
export const METAMASK_ERC_6963_PROVIDER_RDNS = 'io.metamask.mmc';

const createConnector = () => ({
  name: 'absent',
  connectorNamespace: 'eip155',
  type: 'external',
  status: 'not_ready',
  provider: null,
  init: async () => {},
  on() {},
  once() {},
  off() {},
  removeListener() {},
});
export const metaMaskConnector = () => createConnector;
export const walletConnectV2Connector = () => createConnector;

export const walletServicesPlugin = () => () => ({
  name: 'absent',
  status: 'not_ready',
  SUPPORTED_CONNECTORS: [],
  pluginNamespace: 'eip155',
});
