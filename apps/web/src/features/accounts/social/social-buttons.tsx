import { Trans } from '@lingui/react/macro';
import { offersSocial } from '@peonia/contract/accounts/account-social.ts';
import { languageFromPath } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { isInAppBrowser } from '../../../platform/in-app-browser.ts';
import { ownPath } from '../../../platform/router/own-path.ts';
import { settings } from '../../../platform/settings.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { startSocialLogin } from './start-social-login.ts';
import { useProviderName } from './use-provider-name.ts';
import * as css from './social.module.css';

/** Buttons of the enabled social login providers. */
export function SocialButtons() {
  const { variant, ...site } = settings();
  const social = site.social.filter(({ provider }) => offersSocial(variant, provider));
  const [leaving, setLeaving] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const nameOf = useProviderName();

  const leave = async (provider: (typeof social)[number]['provider']) => {
    setLeaving(provider);
    setFailure(null);
    try {
      await startSocialLogin(provider, returnPath());
    } catch (error) {
      setFailure(error);
      setLeaving(null);
    }
  };
  // Inside the WeChat browser the login starts automatically, unless the address has `nologin`. Source: specification
  // section 2.
  const loginAutomatically = useEffectEvent(() => {
    const isWanted = isLanding() && !new URLSearchParams(location.search).has('nologin');
    if (isInAppBrowser() && isWanted && social.some(({ provider }) => provider === 'wechat')) void leave('wechat');
  });
  useEffect(() => loginAutomatically(), []);

  if (social.length === 0) return null;
  return (
    <div className={`stack ${css.socialButtons}`}>
      <div className={css.orLine}>
        <span>
          <Trans>or</Trans>
        </span>
      </div>
      {social.map((service) => {
        const { provider } = service;
        const name = nameOf(service);
        return (
          <Button key={provider} variant="line" block busy={leaving === provider} onClick={() => void leave(provider)}>
            <Trans>Continue with {name}</Trans>
          </Button>
        );
      })}
      <AuthFormFailure failure={failure} />
    </div>
  );
}

const isLanding = () => languageFromPath(location.pathname).rest === '/';

/** Path to return to: from the query on the landing page, else the current page. */
function returnPath(): string | null {
  const query = new URLSearchParams(location.search);
  const named = ownPath(query.get('jump') ?? query.get('redirect'));
  return named ?? (isLanding() ? null : ownPath(location.pathname + location.search));
}
