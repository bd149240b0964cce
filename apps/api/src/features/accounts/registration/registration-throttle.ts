import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { lockAttempts, recordAttempt } from './registration-attempt.sql.ts';

/**
 * Records a registration attempt and returns whether it requires a captcha, because of the number of attempts from this
 * address or from all. Source: requirement 14.
 */
export async function requiresCaptcha(database: Database, address: string, config: Config): Promise<boolean> {
  if (!config.rateLimits) return false;
  const { register_calm_per_hour, register_calm_everywhere } = config.limits;
  const address_hash = createHmac('sha256', `register:${config.secret}`).update(networkOf(address)).digest();
  const before = await database.transaction(async (db) => {
    await lockAttempts.run(db, { address_hash });
    return recordAttempt.one(db, { address_hash, most: register_calm_everywhere });
  });
  return before.from_address >= register_calm_per_hour || before.from_all >= register_calm_everywhere;
}

/** IPv6 addresses are reduced to their /64, which one household or server controls as a whole. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = tail.split(':').filter((part) => part !== '');
  const whole = plain.includes('::')
    ? [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
    : front;
  return whole
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
