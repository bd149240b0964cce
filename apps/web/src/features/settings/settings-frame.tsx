import { Trans, useLingui } from '@lingui/react/macro';
import { LinkContext } from '@peonia/ui/link.tsx';
import { type ReactNode, use } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { useSettingsPages } from './use-settings-pages.tsx';
import './settings.css';

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
    <div className="settings">
      <aside className="only-d">
        <p className="settings-name">
          <Link href="/setting">
            <Trans>Settings</Trans>
          </Link>
        </p>
        <nav className="side" aria-label={t`Settings`}>
          {pages.map(({ href, label, icon }) => (
            <Link
              key={href}
              href={href}
              aria-current={href === current ? 'page' : undefined}
            >
              {icon}
              <span>{label}</span>
            </Link>
          ))}
        </nav>
      </aside>
      <div className="stack cards settings-main">
        <PageHead title={title} actions={aside} back="/setting" />
        {children}
      </div>
    </div>
  );
}
