import { statement } from '../db/statement.ts';

export const useCaptcha = statement<{ hash: Buffer; minutes: number }>(
  'use_captcha',
  'insert into captcha_use (hash, expires_at) values (:hash, now() + make_interval(mins => :minutes::int)) on conflict do nothing',
);

export const purgeCaptchas = statement<object>('purge_captchas', 'delete from captcha_use where expires_at < now()');
