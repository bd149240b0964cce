import { Trans } from '@lingui/react/macro';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { SkipLink } from '@peonia/ui/skip-link/skip-link.tsx';
import { useEffect, useRef, useState } from 'react';
import { ownPath } from '../../platform/router/own-path.ts';
import { takeSessionOver } from '../../platform/session/session-over.ts';
import { enterSession } from '../../platform/session/switch-session.ts';
import { browserStore } from '../../platform/store/browser-store.ts';
import { AuthTabs, type AuthKind } from '../accounts/login/auth-tabs.tsx';
import { SessionOverNote } from '../accounts/login/session-over-note.tsx';
import { askedFormOf } from './asked-form.ts';
import { Hero } from './hero.tsx';
import type { LandingData } from './landing-data.ts';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingPeople } from './landing-people.tsx';
import { SafetyProof } from './safety-proof.tsx';
import { TrustStrip } from './trust-strip.tsx';
import * as css from './landing.module.css';

/**
 * The landing page: product description, the auth forms, people and proof. `search`: query string of the address. A
 * form that it asks for comes first where it has no place beside the example.
 */
export function LandingPage({ search, data }: { search: string; data: LandingData }) {
  const [asked] = useState(() => askedFormOf(search));
  const [kind, setKind] = useState<AuthKind>(asked ?? 'register');
  const isNew = useRef(false);
  // Said once: the next page of this tab is silent.
  useEffect(() => void takeSessionOver(), []);

  const choose = (next: AuthKind) => {
    setKind(next);
    const query = new URLSearchParams(location.search);
    query.set('type', next);
    history.replaceState(history.state, '', `${location.pathname}?${query}`);
  };
  const enterFromHero = (next: AuthKind) => {
    choose(next);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${next} [name=contact]`)?.focus());
  };

  // After a login in another tab this one moves on as well.
  useEffect(
    () => browserStore.subscribe('token', () => browserStore.get('token') !== null && openRequestedPage(isNew.current)),
    [],
  );
  /** The next page fetches the account itself. */
  const enterWith = async (session: Session) => {
    isNew.current = kind === 'register';
    enterSession(session);
  };

  const form = (
    <Card key="form" className={css.auth} id="auth">
      {/* Shown by the boot script, before the program is there. */}
      <div className={css.over}>
        <SessionOverNote />
      </div>
      <AuthTabs kind={kind} onKind={choose} onSession={enterWith} />
    </Card>
  );
  const hero = <Hero key="hero" hasActions={asked === null} onChoose={enterFromHero} />;
  return (
    <>
      <SkipLink href="#auth">
        <Trans>Skip to the form</Trans>
      </SkipLink>
      <LandingHeader />
      <main className={css.landing}>{asked === null ? [hero, form] : [form, hero]}</main>
      <LandingPeople people={data.people} />
      <SafetyProof figures={data.safety} />
      <TrustStrip />
      <LandingFooter />
    </>
  );
}

/**
 * Opens the requested page of this site, else the home page; a new member does the first steps before. Source:
 * specification section 2.
 */
function openRequestedPage(isNew: boolean): void {
  const query = new URLSearchParams(location.search);
  const wanted = ownPath(query.get('jump') ?? query.get('redirect')) ?? '/home';
  location.assign(isNew ? `/welcome?jump=${encodeURIComponent(wanted)}` : wanted);
}
