import { purgeStatement } from '../db/purge-in-batches.ts';
import { statement } from '../db/statement.ts';

export const useCaptcha = statement<{ hash: Buffer; minutes: number }>(
  'use_captcha',
  'insert into captcha_use (hash, expires_at) values (:hash, now() + make_interval(mins => :minutes::int)) on conflict do nothing',
);

export const purgeCaptchas = purgeStatement('purge_captchas', 'captcha_use', 'expires_at < now()');
