import type { AddressInfo, Server } from 'node:net';

export interface StandIn {
  origin: string;
  close(): Promise<void>;
}

/** The address of a stand-in that listens on this machine. */
export const originOf = ({ server }: { server: Server }): string =>
  `http://localhost:${(server.address() as AddressInfo).port}`;
