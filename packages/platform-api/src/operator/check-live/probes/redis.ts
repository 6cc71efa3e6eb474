import { connectRedis } from '../../../gateways/redis/connect-redis.ts';
import { OFF, ok, type Probe } from '../probe.ts';

export const redisProbe: Probe = {
  name: 'Redis',
  withoutIt: 'more than one instance: rate limits, chat sockets and presence are those of one process',
  settings: 'REDIS_URL',
  async run({ config }) {
    const redis = connectRedis(config.redisUrl);
    if (!redis) return OFF;
    try {
      let reason = '';
      redis.onChange((_status, why) => {
        reason ||= why;
      });
      await redis.settled();
      if (redis.status() !== 'connected') throw new Error(reason || 'no reply');
      await redis.client.ping();
      return ok('answers');
    } finally {
      redis.close();
    }
  },
};
