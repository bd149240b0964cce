import { Trans, useLingui } from '@lingui/react/macro';
import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { ChevronLeftIcon } from '@peonia/ui/icons/chevron-left.tsx';
import { EllipsisIcon } from '@peonia/ui/icons/ellipsis.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
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

/**
 * The tabs of the app alone: back; game, album, mall, orders behind "More", whose sheet stands outside of the bar and
 * of its looks. Source: specification section 2.
 */
export function AppTabs({ shell, hasHistory }: AppTabsProps) {
  const { t } = useLingui();
  const me = useMe();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // Another page closes it for good: an entry of the history keeps its key, and going back must not open it again.
  useEffect(() => setOpen(false), [key]);
  const goBack = () => {
    shell.vibrate?.('tap');
    void navigate(-1);
  };
  return (
    <>
      <button type="button" className={css.tab} aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
      {createPortal(
        <Dialog open={isOpen} onClose={() => setOpen(false)} title={<Trans>More</Trans>} closeLabel={t`Close`}>
          <nav className={css.entries} aria-label={t`More`}>
            {appSections(me).map((section) => (
              <SectionLink key={section.href} section={section} className={css.entry} />
            ))}
          </nav>
        </Dialog>,
        document.body,
      )}
    </>
  );
}
