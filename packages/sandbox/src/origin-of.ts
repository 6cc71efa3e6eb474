import type { AddressInfo, Server } from 'node:net';

/** The address of a stand-in that listens on this machine. */
export const originOf = ({ server }: { server: Server }): string =>
  `http://localhost:${(server.address() as AddressInfo).port}`;
