import http from 'node:http';
import https from 'node:https';
import { createExportConnections } from './export-connections.ts';

it.each([
  ['https:', https],
  ['http:', http],
])('connects to an address of %s until it is closed', (protocol, { Agent, request }) => {
  const connections = createExportConnections();
  const agent = connections.agentFor(protocol);
  expect(agent).toBeInstanceOf(Agent);
  const ask = () => request({ protocol, host: '127.0.0.1', port: 1, agent }).on('error', () => undefined);
  expect(ask).not.toThrow();
  connections.close();
  expect(ask).toThrow('Tracing has ended.');
});
