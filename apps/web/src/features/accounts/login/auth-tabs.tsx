import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { useRovingFocus } from '@peonia/ui/use-roving-focus.ts';
import type { MouseEvent } from 'react';
import { RegisterForm } from '../registration/register-form.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { LoginForm } from './login-form.tsx';
import * as css from '../form/auth-form.module.css';

export type AuthKind = 'register' | 'login';

interface AuthTabsProps {
  readonly kind: AuthKind;
  readonly onKind: (kind: AuthKind) => void;
  readonly onSession: (session: Session) => Promise<void>;
  /** Prefills the login form. */
  readonly name?: string | undefined;
}

/** Tabs "Create account" and "Log in". Both forms stay mounted, so that switching keeps what was typed. */
export function AuthTabs({ kind, onKind, onSession, name }: AuthTabsProps) {
  const { t } = useLingui();
  const onKeyDown = useRovingFocus({ items: '[role=tab]', orientation: 'horizontal', onMove: (tab) => tab.click() });
  // Links work before hydration.
  const tab = (value: AuthKind) => ({
    href: `?type=${value}#auth`,
    id: `door-${value}`,
    role: 'tab',
    'aria-selected': kind === value,
    'aria-controls': `panel-${value}`,
    tabIndex: kind === value ? 0 : -1,
    'data-live': '',
    className: classNames(kind === value && css.isOn),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onKind(value);
    },
  });
  return (
    <>
      <div className={css.authTabs} role="tablist" aria-label={t`Create account or log in`} onKeyDown={onKeyDown}>
        <a {...tab('register')}>
          <Trans>Create account</Trans>
        </a>
        <a {...tab('login')}>
          <Trans>Log in</Trans>
        </a>
      </div>
      <div role="tabpanel" id="panel-register" aria-labelledby="door-register" hidden={kind !== 'register'}>
        <RegisterForm onSession={onSession} />
      </div>
      <div role="tabpanel" id="panel-login" aria-labelledby="door-login" hidden={kind !== 'login'}>
        <LoginForm onSession={onSession} name={name} />
      </div>
      <SocialButtons />
    </>
  );
}
