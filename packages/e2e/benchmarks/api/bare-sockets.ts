import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** Plain socket.io in its own process: forwards each message and stores nothing. */
const http = createServer();
const server = new Server(http);
server.on('connection', (socket) => {
  const { name } = socket.handshake.auth as { name: string };
  void socket.join(name);
  socket.on('sendMessage', (message: { receiverId: string }, acknowledge: (sent: object) => void) => {
    server.to(message.receiverId).emit('message', message);
    acknowledge({ message });
  });
});
http.listen(0, () => {
  console.log(`at http://localhost:${(http.address() as AddressInfo).port}`);
  console.log(JSON.stringify({ ready: true }));
});
process.once('SIGTERM', () => process.exit(0));
