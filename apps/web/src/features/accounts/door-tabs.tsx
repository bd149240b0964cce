import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@peonia/contract/accounts.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { useRovingFocus } from '@peonia/ui/use-roving-focus.ts';
import type { MouseEvent } from 'react';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

export type DoorKind = 'register' | 'login';

export interface DoorTabsProps {
  readonly kind: DoorKind;
  readonly onKind: (kind: DoorKind) => void;
  readonly onSession: (session: Session) => Promise<void>;
  /** A name for the login form. */
  readonly name?: string | undefined;
}

/** Both doors behind two tabs. Both forms stay in the page, so that changing the tab loses nothing that was typed. */
export function DoorTabs({ kind, onKind, onSession, name }: DoorTabsProps) {
  const { t } = useLingui();
  const onKeyDown = useRovingFocus({ items: '[role=tab]', orientation: 'horizontal', onMove: (tab) => tab.click() });
  // Links, because they work before the program is there.
  const tab = (value: DoorKind) => ({
    href: `?type=${value}#auth`,
    id: `door-${value}`,
    role: 'tab',
    'aria-selected': kind === value,
    'aria-controls': `panel-${value}`,
    tabIndex: kind === value ? 0 : -1,
    'data-live': '',
    className: classNames(kind === value && 'on'),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onKind(value);
    },
  });
  return (
    <>
      <div className="doors" role="tablist" aria-label={t`Create account or log in`} onKeyDown={onKeyDown}>
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
