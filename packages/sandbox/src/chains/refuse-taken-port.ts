import { createServer } from 'node:net';

/** Whoever answers on a taken port would else be mistaken for the chain. @throws Error that names the port */
export function refuseTakenPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`Port ${port} is taken by another program.`)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
