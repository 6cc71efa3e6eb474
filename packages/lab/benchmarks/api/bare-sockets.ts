import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { Server } from 'socket.io';

interface Forwarded {
  receiverId: string;
  body: string;
}

/** Plain socket.io in its own process: forwards each message. With `DATABASE_URL` it inserts a row into PostgreSQL before that. */
const { DATABASE_URL: connectionString } = process.env;
const pool = connectionString ? new pg.Pool({ connectionString }) : undefined;
await pool?.query('create table if not exists bare_messages (id bigserial primary key, receiver text, body text)');
const http = createServer();
const server = new Server(http);
server.on('connection', (socket) => {
  const { name } = socket.handshake.auth as { name: string };
  void socket.join(name);
  socket.on('sendMessage', async (message: Forwarded, acknowledge: (sent: object) => void) => {
    const values = [message.receiverId, message.body];
    await pool?.query({ name: 'insert', text: 'insert into bare_messages (receiver, body) values ($1, $2)', values });
    server.to(message.receiverId).emit('message', message);
    acknowledge({ message });
  });
});
http.listen(0, () => {
  console.log(`at http://localhost:${(http.address() as AddressInfo).port}`);
  console.log(JSON.stringify({ ready: true }));
});
process.once('SIGTERM', () => process.exit(0));
