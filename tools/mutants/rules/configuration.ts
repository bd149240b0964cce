import type { Mutant } from '../mutant.ts';

const platform = 'apps/api/src/platform';
const config = { file: `${platform}/config/config.ts`, test: `${platform}/config/config.test.ts` };

export const mutants: readonly Mutant[] = [
  {
    rule: 'production needs a way to send text messages',
    ...config,
    find: "if (config.smsUrl === '') fail(",
    replace: "if (config.smsUrl === 'none') fail(",
    named: 'starts in production only with safe settings',
  },
  {
    rule: 'a password hash costs 19 MiB by default',
    ...config,
    file: `${platform}/config/config-settings.ts`,
    find: "fallback: '19456',",
    replace: "fallback: '4096',",
    named: 'hashes passwords with 19 MiB',
  },
  {
    rule: 'production refuses cheap password hashes',
    ...config,
    find: 'if (memoryKib < leastCost.memoryKib)',
    replace: 'if (memoryKib < 0)',
    named: 'refuses a cheaper PASSWORD_HASH_KIB',
  },
  {
    rule: 'production refuses single-pass password hashes',
    ...config,
    find: 'if (passes < leastCost.passes)',
    replace: 'if (passes < 0)',
    named: 'refuses a cheaper PASSWORD_HASH_PASSES',
  },
  {
    rule: 'production refuses cheap captchas',
    ...config,
    find: 'if (config.captchaCost < leastCaptchaCost)',
    replace: 'if (config.captchaCost < 0)',
    named: 'refuses a cheaper CAPTCHA_COST',
  },
  {
    rule: 'production refuses an address without TLS',
    ...config,
    find: "if (!config.publicUrl.startsWith('https://')) fail(",
    replace: "if (config.publicUrl === '') fail(",
    named: 'refuses an address without TLS in production',
  },
  {
    rule: 'a limit that does not exist is named',
    ...config,
    find: 'if (unknown !== undefined)',
    replace: 'if (unknown === null)',
    named: 'names a limit that does not exist',
  },
  {
    rule: 'tests are refused a public address',
    ...config,
    find: 'else refusePublic(config, fail);',
    replace: "else if (config.env === 'development') refusePublic(config, fail);",
    named: 'refuses a public address where NODE_ENV is',
  },
  {
    rule: 'production refuses built-in prices that no list may have',
    file: 'apps/api/src/features/prices/check-built-in-prices.ts',
    find: "env === 'production' ? checkPrices(pricesOf(limits)) : []",
    replace: "env === 'test' ? checkPrices(pricesOf(limits)) : []",
    test: 'apps/api/src/features/prices/check-built-in-prices.test.ts',
    named: 'refuses in production',
  },
];
