import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { local, type Topology } from './topology.ts';

/**
 * Environment variables of push messages for the platform: VAPID keys of this site, which are created once, because browsers subscribe
 * to a key. Empty unless the topology has push messages.
 */
export function pushVariables({ hasPush, dataDirectory, ports }: Topology): Record<string, string> {
  if (!hasPush) return {};
  const file = join(dataDirectory, 'keys', 'push-keys.json');
  if (!existsSync(file)) {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    const keys = {
      VAPID_PUBLIC_KEY: curve.getPublicKey('base64url'),
      // A number with leading zeros is shorter.
      VAPID_PRIVATE_KEY: Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
    };
    mkdirSync(join(dataDirectory, 'keys'), { recursive: true });
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  }
  return {
    ...(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
    VAPID_SUBJECT: 'mailto:push@xana.example',
    // Push services of browsers are reached besides; this is where tests have theirs.
    PUSH_SERVICE_ORIGIN: local(ports.push),
  };
}
