import { once } from 'node:events';
import { connect } from 'node:net';
import { Manager } from 'socket.io-client';
import { logIn, logInMembers } from '../../test/test-server.ts';
import { outcomeOf, type SocketNamespace, useSocketServer, wait } from './test-sockets.ts';

const sockets = useSocketServer();
const { server } = sockets;

describe('[T33] malformed socket packets', () => {
  const ARGUMENTS = [[], [1, 2], [{}, 'later'], [null, null], [{}, {}], [[], [], []], ['x', 'y', 3]];
  const EVENTS = [
    'sendMessage',
    'typing',
    'logoutUser',
    'userFriendDisconnect',
    'connect',
    'disconnect',
    'error',
    'constructor',
  ];
  /** The packet type with its attachment count, and the text after the namespace. */
  const FRAMES: [type: string, rest: string][] = [
    ['', ''],
    ['0', ''],
    ['0', 'null'],
    ['0', '[]'],
    ['0', '"x"'],
    ['2', ''],
    ['2', '[]'],
    ['2', '{}'],
    ['2', '[1]'],
    ['2', '["sendMessage"]'],
    ['2', '0["sendMessage",{}]'],
    ['3', ''],
    ['3', '0[1]'],
    ['4', ''],
    ['9', ''],
    ['x', ''],
    ['51-', '["sendMessage",{"_placeholder":true,"num":0}]'],
    ['51-', '["logoutUser",{"_placeholder":true,"num":7}]'],
    ['61-', '0[1]'],
  ];

  it.each<SocketNamespace>(['/chat', '/app'])(
    'at %s, an event with unexpected arguments affects only its own socket',
    async (namespace) => {
      const [member, other] = await logInMembers(server, 2);
      const calm = await sockets.enter(other, namespace);
      for (const event of EVENTS) {
        for (const given of ARGUMENTS) {
          const { socket } = await sockets.enter(member, namespace);
          // Written as a raw packet, because the client does not emit its reserved event names.
          for (const id of ['', '7']) socket.io.engine.write(`2${namespace},${id}${JSON.stringify([event, ...given])}`);
          await wait(5);
          socket.close();
        }
      }
      expect(calm.socket.connected).toBe(true);
      expect(await outcomeOf(sockets.open(namespace, { ticket: await sockets.ticketOf(member) }))).toBe('connected');
    },
  );

  it.each(['/chat', '/app', '/hand-off', '/nowhere', ''])(
    'raw frames in the namespace "%s" affect only their own connection',
    async (namespace) => {
      const port = sockets.portOf(namespace === '/chat' ? '/chat' : '/app');
      for (const [type, rest] of FRAMES) {
        // `autoConnect: false` keeps the client from joining a namespace: the frames below are all that is sent.
        const manager = new Manager(`http://localhost:${port}`, {
          autoConnect: false,
          reconnection: false,
          transports: ['websocket'],
        });
        await new Promise<void>((resolve, reject) => manager.open((error) => (error ? reject(error) : resolve())));
        for (const before of [
          '',
          `0${namespace},`,
          `0${namespace},{"builderLoginHash":"${'a'.repeat(64)}","deviceId":"one"}`,
        ]) {
          if (before) manager.engine.write(before);
          manager.engine.write(`${type}${namespace},${rest}`);
          if (type.includes('-')) manager.engine.write(Buffer.from('x'));
          manager.engine.write(`${type}${rest}`);
        }
        await wait(10);
        manager.engine.close();
      }
      expect(await outcomeOf(sockets.open('/chat', { ticket: await sockets.ticketOf(await logIn(server)) }))).toBe(
        'connected',
      );
    },
  );

  it.each(['/', '//', '/socket.io/?EIO=4&transport=websocket', '/socket.io/?EIO=3', '/socket.io/%'])(
    'an aborted upgrade request to %s does not end the process',
    async (path) => {
      for (const namespace of ['/chat', '/app'] as const) {
        for (const after of [0, 2, 10]) {
          const caller = connect(sockets.portOf(namespace), 'localhost');
          await once(caller, 'connect');
          caller.write(
            `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
              `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'a'.repeat(22)}==\r\n\r\n`,
          );
          await wait(after);
          caller.resetAndDestroy();
          await wait(10);
        }
      }
      expect(await outcomeOf(sockets.open('/chat', { ticket: await sockets.ticketOf(await logIn(server)) }))).toBe(
        'connected',
      );
    },
  );
});
