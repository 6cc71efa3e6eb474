import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FIRST_PORT } from './measured-platform.ts';

const PORT = FIRST_PORT + 90;
export const REDIS_URL = `redis://localhost:${PORT}`;

/** Starts the machine's Redis, without files. @returns a function that stops it */
export async function startRedis(): Promise<() => Promise<void>> {
  const redis = spawn('redis-server', ['--port', String(PORT), '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) =>
    redis.stdout.on('data', (text) => String(text).includes('Ready to accept') && resolve()),
  );
  return async () => {
    redis.kill();
    await once(redis, 'exit');
  };
}
