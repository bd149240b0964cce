import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { isInsideChatApp } from '../../platform/inside-chat-app.ts';
import { ownPath } from '../../platform/own-path.ts';
import { settings } from '../../platform/settings.ts';
import { beginSocial } from './begin-social.ts';
import { DoorFailure } from './door-failure.tsx';
import './social.css';

/** "Or continue with …": one button for each sign-in service that is switched on, and nothing where none is. */
export function SocialButtons() {
  const { social } = settings();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const leave = async (provider: (typeof social)[number]['provider']) => {
    setLeaving(provider);
    setFailure(null);
    try {
      await beginSocial(provider, wish());
    } catch (error) {
      setFailure(error);
      setLeaving(null);
    }
  };
  // The chat app's browser comes in by itself, unless the address says no. Source: specification section 2.
  const comeInByItself = useEffectEvent(() => {
    const isWanted = location.pathname.length <= 4 && !new URLSearchParams(location.search).has('nologin');
    if (isInsideChatApp() && isWanted && social.some(({ provider }) => provider === 'wechat')) void leave('wechat');
  });
  useEffect(() => comeInByItself(), []);

  if (social.length === 0) return null;
  return (
    <div className="stack social-doors">
      <div className="or">
        <span>
          <Trans>or</Trans>
        </span>
      </div>
      {social.map(({ provider, name }) => (
        <Button key={provider} variant="line" block busy={leaving === provider} onClick={() => void leave(provider)}>
          <Trans>Continue with {name}</Trans>
        </Button>
      ))}
      <DoorFailure failure={failure} />
    </div>
  );
}

/** Where the visitor wanted to go: on the landing page its query says so, over any other page it is that page. */
function wish(): string | null {
  const query = new URLSearchParams(location.search);
  const named = ownPath(query.get('jump') ?? query.get('redirect'));
  return named ?? (location.pathname.length <= 4 ? null : ownPath(location.pathname + location.search));
}
