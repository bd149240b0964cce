import { createHmac } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { networkOfAddress } from '../../../platform/http/rate-limit/network-of-address.ts';
import { lockAttempts, recordAttempt } from './registration-attempt.sql.ts';

/**
 * Records a registration attempt and returns whether it requires a captcha, because of the number of attempts from this
 * address or from all. Source: requirement 14.
 */
export async function requiresCaptcha(database: Database, address: string, config: Config): Promise<boolean> {
  if (!config.rateLimits) return false;
  const { register_calm_per_hour, register_calm_everywhere } = config.limits;
  const address_hash = createHmac('sha256', `register:${config.secret}`).update(networkOfAddress(address)).digest();
  const before = await database.transaction(async (db) => {
    await lockAttempts.run(db, { address_hash });
    return recordAttempt.one(db, { address_hash, most: register_calm_everywhere });
  });
  return before.from_address >= register_calm_per_hour || before.from_all >= register_calm_everywhere;
}
