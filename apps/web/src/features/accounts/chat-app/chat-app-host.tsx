import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '@peonia/ui/icons/chevron-left.tsx';
import { MenuIcon } from '@peonia/ui/icons/menu.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useLocation, useNavigate } from '../../../platform/router/hooks.ts';
import { localePath } from '../../../platform/router/local-path.ts';
import { usePagePath } from '../../../platform/router/use-page-path.ts';
import { ChatAppMenu } from './chat-app-menu.tsx';
import { FollowDialog } from './follow-dialog.tsx';
import { sharePage } from './share-page.ts';
import * as css from './chat-app.module.css';

interface ChatAppHostProps {
  /** True on a tab route. */
  readonly isTab: boolean;
  /** Page that "back" opens where the visit has none before. */
  readonly above: string;
  /** Links of the tabs, each with this class. */
  readonly tabs: (className: string) => ReactNode;
}

/**
 * What the chat app's browser shows in place of the bars: a round button, which goes back, and on the tab routes opens
 * the menu. Also gives the chat app the card of a shared page. Source: specification section 2.
 */
export function ChatAppHost({ isTab, above, tabs }: ChatAppHostProps) {
  const { t } = useLingui();
  const path = usePagePath();
  const { key } = useLocation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  // The page at which it was opened: the next one closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [isFollowing, setFollowing] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    void sharePage(path, language, leaving.signal);
    return () => leaving.abort();
  }, [path, language]);

  const goBack = () => {
    // The router numbers its history entries; 0 is the first page of the visit.
    const place = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (place > 0) void navigate(-1);
    else void navigate(localePath(above), { replace: true });
  };
  const follow = () => {
    setOpenAt(null);
    setFollowing(true);
  };

  return (
    <>
      {isTab ? (
        <IconButton
          className={css.round}
          variant="shade"
          label={t`Menu`}
          icon={<MenuIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpenAt(key)}
        />
      ) : (
        <IconButton className={css.round} variant="shade" label={t`Back`} icon={<ChevronLeftIcon />} onClick={goBack} />
      )}
      <ChatAppMenu open={openAt === key} onClose={() => setOpenAt(null)} onFollow={follow}>
        {tabs(css.entry)}
      </ChatAppMenu>
      <FollowDialog open={isFollowing} onClose={() => setFollowing(false)} />
    </>
  );
}
