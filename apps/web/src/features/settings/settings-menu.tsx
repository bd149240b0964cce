import { Trans, useLingui } from '@lingui/react/macro';
import { LinkContext } from '@peonia/ui/link.tsx';
import { Fragment, use } from 'react';
import { useSettingsGroups } from './use-settings-groups.tsx';
import * as css from './settings.module.css';

/** Side menu of the settings, from 768 px. `current` is the path of the open page. */
export function SettingsMenu({ current }: { current: string }) {
  const { t } = useLingui();
  const Link = use(LinkContext);
  const groups = useSettingsGroups();
  return (
    <aside className="desktop-only">
      <p className={css.settingsName}>
        <Link href="/setting">
          <Trans>Settings</Trans>
        </Link>
      </p>
      <nav className={css.side} aria-label={t`Settings`}>
        {groups.map(({ label, pages }) => (
          <Fragment key={label}>
            <p className={css.groupName}>{label}</p>
            {pages.map((page) => (
              <Link key={page.href} href={page.href} aria-current={page.href === current ? 'page' : undefined}>
                {page.icon}
                <span>{page.label}</span>
                {page.state === undefined ? null : <small>{page.state}</small>}
              </Link>
            ))}
          </Fragment>
        ))}
      </nav>
    </aside>
  );
}
