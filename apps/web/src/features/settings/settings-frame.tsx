import { Trans, useLingui } from '@lingui/react/macro';
import { LinkContext } from '@peonia/ui/link.tsx';
import { type ReactNode, use } from 'react';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useSettingsPages } from './use-settings-pages.tsx';
import * as css from './settings.module.css';

export interface SettingsFrameProps {
  /** Path of the page; marks the current menu entry. */
  readonly current: string;
  readonly title: ReactNode;
  /** Shown at the end of the title line, for example "All changes saved". */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a settings page: side menu from 768 px, title, content. */
export function SettingsFrame({ current, title, aside, children }: SettingsFrameProps) {
  const { t } = useLingui();
  const Link = use(LinkContext);
  const pages = useSettingsPages();
  return (
    <div className={css.settings} data-testid="settings">
      <aside className="desktop-only">
        <p className={css.settingsName}>
          <Link href="/setting">
            <Trans>Settings</Trans>
          </Link>
        </p>
        <nav className={css.side} aria-label={t`Settings`}>
          {pages.map(({ href, label, icon }) => (
            <Link key={href} href={href} aria-current={href === current ? 'page' : undefined}>
              {icon}
              <span>{label}</span>
            </Link>
          ))}
        </nav>
      </aside>
      <div className={`stack cards ${css.settingsMain}`}>
        <PageHead className={css.pageHead} title={title} actions={aside} back="/setting" />
        {children}
      </div>
    </div>
  );
}
