import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { OperatorContext } from './commands/command.ts';
import { runCommand } from './run-command.ts';

const socketOf = (dataDirectory: string): string => join(dataDirectory, 'operator.sock');
const MAX_LINE_LENGTH = 4_000;
/** Of the path of a socket, in bytes: 108 on Linux and 104 on macOS, with the byte that ends it. */
const MAX_PATH_LENGTH = 103;

type Reply = { printed: string } | { problem: string };

/**
 * Runs the commands of operators while the platform has its embedded database open, which no second process may open. The
 * socket is a file that only the user of this process may connect to. In a directory whose path is too long for a socket the
 * commands work only while the platform is stopped.
 *
 * @returns stops listening
 */
export async function listenForOperators(context: OperatorContext, dataDirectory: string): Promise<() => void> {
  const path = socketOf(dataDirectory);
  if (Buffer.byteLength(path) > MAX_PATH_LENGTH) return () => {};
  // Left by a process that was killed; the lock of the directory excludes a second platform.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void answer(context, socket).then((reply) => socket.end(toLine(reply)));
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return () => void server.close();
}

async function answer(context: OperatorContext, socket: Socket): Promise<Reply> {
  try {
    const commandLine: unknown = JSON.parse(await readLine(socket));
    if (!Array.isArray(commandLine)) throw new Error('The request must be a list of arguments.');
    return { printed: await runCommand(context, commandLine.map(String)) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/**
 * Sends a command to the platform that runs on this data directory.
 *
 * @returns null when none runs
 * @throws Error with the reason why nothing was changed
 */
export async function askRunningPlatform(
  dataDirectory: string,
  commandLine: readonly string[],
): Promise<string | null> {
  const socket = connect(socketOf(dataDirectory));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.write(toLine(commandLine));
  const reply = JSON.parse(await readLine(socket)) as Reply;
  if ('problem' in reply) throw new Error(reply.problem);
  return reply.printed;
}

/** Reads up to the first line break, and ignores what follows. */
function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
      else if (text.length > MAX_LINE_LENGTH) reject(new Error('The request is too long.'));
    });
    socket.on('close', () => reject(new Error('The platform closed the connection without an answer.')));
  });
}

const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`;
