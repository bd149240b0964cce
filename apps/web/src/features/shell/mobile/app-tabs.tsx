import { Trans, useLingui } from '@lingui/react/macro';
import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { ChevronLeftIcon } from '@peonia/ui/icons/chevron-left.tsx';
import { EllipsisIcon } from '@peonia/ui/icons/ellipsis.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from '../../../platform/router/hooks.ts';
import { useMe } from '../../../platform/session/session.ts';
import { SectionLink } from '../navigation/section-link.tsx';
import { appSections } from './app-sections.tsx';
import * as css from './app-tabs.module.css';

interface AppTabsProps {
  readonly shell: AppShell;
  /** There is a page to go back to. */
  readonly hasHistory: boolean;
}

/** The tabs of the app alone: back; game, album, mall, orders behind "More". Source: specification section 2. */
export function AppTabs({ shell, hasHistory }: AppTabsProps) {
  const { t } = useLingui();
  const me = useMe();
  const navigate = useNavigate();
  const { key } = useLocation();
  // The page at which it was opened: the next one closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const goBack = () => {
    shell.vibrate?.('tap');
    void navigate(-1);
  };
  return (
    <>
      <button type="button" className={css.tab} aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
        <EllipsisIcon />
        <span>
          <Trans>More</Trans>
        </span>
      </button>
      {hasHistory ? (
        <button type="button" className={css.tab} onClick={goBack}>
          <ChevronLeftIcon />
          <span>
            <Trans>Back</Trans>
          </span>
        </button>
      ) : null}
      <Dialog open={openAt === key} onClose={() => setOpenAt(null)} title={<Trans>More</Trans>} closeLabel={t`Close`}>
        <nav className={css.entries} aria-label={t`More`}>
          {appSections(me).map((section) => (
            <SectionLink key={section.href} section={section} className={css.entry} />
          ))}
        </nav>
      </Dialog>
    </>
  );
}
