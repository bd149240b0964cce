import type { Mutant } from '../mutant.ts';

const accounts = 'apps/api/src/features/accounts';
const social = { test: `${accounts}/social-login/social-login.test.ts` };
const registration = {
  file: `${accounts}/registration/register-account.ts`,
  test: `${accounts}/registration/register-china.test.ts`,
};
const renderer = {
  file: 'apps/web/src/platform/settings.ts',
  test: 'apps/web/src/routes/server/make-renderer.test.ts',
};

export const mutants: readonly Mutant[] = [
  {
    ...social,
    rule: 'the China variant offers no sign-in service that cannot be reached from there',
    file: 'packages/contract/src/accounts/account-social.ts',
    find: "variant === 'world' || !outsideChina.includes(provider)",
    replace: "variant === 'world' || outsideChina.length > 0",
    named: 'offers no service on the China variant that cannot be reached from there',
  },
  {
    ...social,
    rule: 'the China variant begins no login by a foreign service',
    file: `${accounts}/social-login/start-social-login.ts`,
    find: 'service === undefined || !offersSocial(variant, params.provider)',
    replace: 'service === undefined',
    named: 'offers no service on the China variant that cannot be reached from there',
  },
  {
    ...social,
    rule: 'a login of the China variant comes back to its own host',
    file: `${accounts}/social-login/own-origin.ts`,
    find: "(variant === 'world' && publicUrl)",
    replace: '(variant !== null && publicUrl)',
    named: 'comes back to the host of the China variant that it started at',
  },
  {
    ...registration,
    rule: 'a registration on the China domain needs a phone number',
    find: "isChina && read.kind !== 'phone'",
    replace: "isChina && read.value === ''",
    named: 'requires a phone number and its code',
  },
  {
    ...registration,
    rule: 'a registration on the China domain needs the code of the phone',
    find: 'isChina && body.code === undefined',
    replace: 'isChina && body.code === null',
    named: 'requires a phone number and its code',
  },
  {
    ...renderer,
    rule: 'the ICP record stands on the China domain only',
    find: "variant === 'china' ? before.icp : ''",
    replace: 'before.icp',
    named: 'shows the ICP record at the foot of the China domain only',
  },
  {
    rule: 'gold costs RMB on the China variant',
    file: 'apps/api/src/features/payments/prices/price.ts',
    find: "if (variant === 'china') return",
    replace: "if (variant === 'china' && limits.gold_rmb_cents === 0) return",
    test: 'apps/api/src/features/payments/prices/price.test.ts',
    named: 'and 6 RMB per gold in China',
  },
];
