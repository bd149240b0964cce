import { endpoint } from '../protocol/endpoint.ts';
import type { Variant } from '../protocol/variant.ts';
import type * as schema from './account-social.schema.ts';

/** Sign-in services; `oidc` is the operator's own. Which are switched on is told by `GET social`. */
export const socialProviders = ['google', 'apple', 'facebook', 'oidc', 'wechat'] as const;

export type SocialProvider = (typeof socialProviders)[number];

/** Their pages cannot be reached from China, so the China variant does not offer them. */
const outsideChina: readonly SocialProvider[] = ['google', 'apple', 'facebook'];

/** True if a variant offers a sign-in service. */
export function offersSocial(variant: Variant, provider: SocialProvider): boolean {
  return variant === 'world' || !outsideChina.includes(provider);
}

export const listSocial = endpoint<typeof schema.accountSocialSchemas.listSocial, 'anyone'>({
  method: 'GET',
  path: '/social',
  audience: 'anyone',
  idempotency: 'safe',
});

export const getSocialUrl = endpoint<typeof schema.accountSocialSchemas.getSocialUrl, 'anyone'>({
  method: 'GET',
  path: '/social/:provider/url',
  audience: 'anyone',
  idempotency: 'once',
});

export const linkSocial = endpoint<typeof schema.accountSocialSchemas.linkSocial>({
  method: 'POST',
  path: '/social/:provider/link',
  audience: 'member',
  idempotency: 'once',
});

export const finishSocial = endpoint<typeof schema.accountSocialSchemas.finishSocial, 'anyone'>({
  method: 'POST',
  path: '/social/:provider',
  audience: 'anyone',
  idempotency: 'once',
});

/** The second step of a social login; `second` of its outcome has the ticket. */
export const confirmSocial = endpoint<typeof schema.accountSocialSchemas.confirmSocial, 'visitor'>({
  method: 'POST',
  path: '/social/:provider/second-step',
  audience: 'visitor',
  idempotency: 'once',
});

export const registerSocial = endpoint<typeof schema.accountSocialSchemas.registerSocial, 'visitor'>({
  method: 'POST',
  path: '/social/:provider/register',
  audience: 'visitor',
  idempotency: 'once',
  stoppedBy: 'registration',
});

export const unlinkSocial = endpoint<typeof schema.accountSocialSchemas.unlinkSocial>({
  method: 'DELETE',
  path: '/social/:provider',
  audience: 'member',
  idempotency: 'natural',
});
