import { Trans, useLingui } from '@lingui/react/macro';
import { LinkContext } from '@peonia/ui/link.tsx';
import { type ReactNode, use } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { useSettingsPages } from './use-settings-pages.tsx';
import './settings.css';

export interface SettingsFrameProps {
  /** Path of the page, for the mark in the menu. */
  readonly current: string;
  readonly title: ReactNode;
  /** At the end of the title line: "All changes saved". */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the settings: the menu at the left from 768 px, the title, the content. */
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
              className={href === current ? 'on' : undefined}
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
