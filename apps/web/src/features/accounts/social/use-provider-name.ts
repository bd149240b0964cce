import { useLingui } from '@lingui/react/macro';
import type { SocialProvider } from '@peonia/contract/accounts/account-social.ts';

interface Provider {
  readonly provider: SocialProvider;
  /** As the server names it. */
  readonly name: string;
}

/** Names a sign-in service in the language of the page: only one has a name of its own in some. */
export function useProviderName(): (provider: Provider) => string {
  const { t } = useLingui();
  return ({ provider, name }) => (provider === 'wechat' ? t`WeChat` : name);
}
