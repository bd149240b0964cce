import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { KeyboardIcon } from '@peonia/ui/icons/keyboard.tsx';
import { LogInIcon } from '@peonia/ui/icons/log-in.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { SunIcon } from '@peonia/ui/icons/sun.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { requireMember, useMe } from '../../platform/session/session.ts';
import { askToVerify } from '../../platform/session/verify-request.ts';
import { ComputerSettingsHost } from './computer/computer-settings-host.tsx';
import { KeyboardShortcutsSwitch } from './keyboard-shortcuts-switch.tsx';
import { LanguageRow } from './language-row.tsx';
import { PhoneLockHost } from './phone/phone-lock-host.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { SettingsRow, SettingsRows } from './settings-row.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useSettingsGroups } from './use-settings-groups.tsx';
import * as css from './settings.module.css';

/**
 * Index of all settings. On phones it lists the pages; from 768 px the side menu does. A guest sees language,
 * appearance and the login button.
 */
export default function SettingsIndexPage() {
  const me = useMe();
  const signedIn = me !== null;
  return (
    <div className={signedIn ? css.settings : `${css.settings} ${css.plain}`} data-testid="settings">
      {signedIn ? <SettingsMenu current="/setting" /> : null}
      <div className={`stack cards ${css.settingsMain}`}>
        <PageHead
          className={css.pageHead}
          title={<Trans>Settings</Trans>}
          back={signedIn ? '/me' : '/home'}
          onlyMobile={signedIn}
        />
        {me?.verified === 0 ? (
          <Note
            className={css.note}
            tone="trust"
            icon={<ShieldCheckIcon />}
            action={
              <Button size="sm" variant="trust" onClick={askToVerify}>
                <Trans>Verify</Trans>
              </Button>
            }
          >
            <Trans>Verify your e-mail address so that you can recover your account and start more chats.</Trans>
          </Note>
        ) : null}
        {signedIn ? <SettingsGroups /> : null}
        <Card pad edge as="div" className={css.lines}>
          <ul>
            <LanguageRow />
          </ul>
          <div className={css.line}>
            <SunIcon />
            <ThemeChoice />
          </div>
          <div className={`desktop-only ${css.line}`}>
            <KeyboardIcon />
            <KeyboardShortcutsSwitch />
          </div>
        </Card>
        <ComputerSettingsHost />
        <PhoneLockHost />
        {signedIn ? null : (
          <Card pad edge as="div" className="stack">
            <p className="muted">
              <Trans>Log in to change your profile and photos.</Trans>
            </p>
            <div>
              <Button icon={<LogInIcon />} onClick={() => requireMember(() => {})}>
                <Trans>Log in</Trans>
              </Button>
            </div>
          </Card>
        )}
      </div>
    </div>
  );
}

/** The pages of each subject, on phones. */
function SettingsGroups() {
  const groups = useSettingsGroups();
  return (
    <div className="phone-only">
      {groups.map(({ label, pages }) => (
        <section key={label} aria-label={label}>
          <h2 className={css.groupName}>{label}</h2>
          <SettingsRows>
            {pages.map(({ href, icon, label: name, state }) => (
              <SettingsRow
                key={href}
                href={href}
                icon={icon}
                label={name}
                aside={state === undefined ? undefined : <span className="muted small">{state}</span>}
              />
            ))}
          </SettingsRows>
        </section>
      ))}
    </div>
  );
}
