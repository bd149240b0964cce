import type { ReactNode } from 'react';
import { PageHead } from '../../platform/head/page-head.tsx';
import { MailStateNote } from './mail-state-note.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import * as css from './settings.module.css';

interface SettingsFrameProps {
  /** Path of the page; marks the current menu entry. */
  readonly current: string;
  readonly title: ReactNode;
  /** Where the way back leads; the index of the settings by default. */
  readonly back?: string;
  /** Shown at the end of the title line, for example "All changes saved". */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a settings page: side menu from 768 px, title, content. */
export function SettingsFrame({ current, title, back = '/setting', aside, children }: SettingsFrameProps) {
  return (
    <div className={css.settings} data-testid="settings">
      <SettingsMenu current={current} />
      <div className={`stack cards ${css.settingsMain}`}>
        <PageHead className={css.pageHead} title={title} actions={aside} back={back} />
        <MailStateNote />
        {children}
      </div>
    </div>
  );
}
