import { Trans } from '@lingui/react/macro';
import type { Session } from '@peonia/contract/accounts.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { SkipLink } from '@peonia/ui/skip-link/skip-link.tsx';
import { useEffect, useState } from 'react';
import { ownPath } from '../../platform/own-path.ts';
import { enterSession } from '../../platform/session/switch-account.ts';
import { browserStore } from '../../platform/store/browser-store.ts';
import { type DoorKind, DoorTabs } from './door-tabs.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingTop } from './landing-top.tsx';
import { TrustStrip } from './trust-strip.tsx';

/** The landing page: what the product is, and both doors. `search` is the query of its address. */
export function LandingPage({ search }: { search: string }) {
  const [kind, setKind] = useState<DoorKind>(() => doorOf(search));

  const choose = (next: DoorKind) => {
    setKind(next);
    const query = new URLSearchParams(location.search);
    query.set('type', next);
    history.replaceState(history.state, '', `${location.pathname}?${query}`);
  };
  const enterFromHero = (next: DoorKind) => {
    choose(next);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${next} [name=contact]`)?.focus());
  };

  // A login in another tab: this one has nothing left to do here.
  useEffect(() => browserStore.subscribe('token', () => browserStore.get('token') !== null && leave()), []);

  return (
    <>
      <SkipLink href="#auth">
        <Trans>Skip to the form</Trans>
      </SkipLink>
      <LandingTop />
      <main className="land">
        <Hero onChoose={enterFromHero} />
        <Card className="auth" id="auth">
          <DoorTabs kind={kind} onKind={choose} onSession={enterWith} />
        </Card>
      </main>
      <TrustStrip />
      <LandingFooter />
    </>
  );
}

function doorOf(search: string): DoorKind {
  return new URLSearchParams(search).get('type') === 'login' ? 'login' : 'register';
}

/** The home page fetches the account by itself; until then nothing of another one may be left. */
async function enterWith(session: Session): Promise<void> {
  enterSession(session);
}

/** To where the guest wanted to go, within this site, else home. Source: specification section 2. */
function leave(): void {
  const query = new URLSearchParams(location.search);
  location.assign(ownPath(query.get('jump') ?? query.get('redirect')) ?? '/home');
}
