import { openablePath } from '@peonia/contract/protocol/deep-link.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { onOpenOrder } from '../../../platform/offline/open-order.ts';
import { useLocation, useNavigate } from '../../../platform/router/hooks.ts';
import { openedPath } from '../../../platform/router/local-path.ts';
import { keepWords } from '../../../platform/session/kept-words.ts';
import { currentMe, giveWordsBack } from '../../../platform/session/session.ts';
import { closeViewer } from '../../media/viewer/open-viewer.ts';

/**
 * Opens the page of a pressed notification, or of a link from outside. An open photo, which keeps the page, is closed;
 * an unsaved form asks first, as with any other link; words of a dialog wait on their page. Returns false for what may
 * not be opened from outside.
 */
export function useOpenPressed(): (path: string) => boolean {
  const navigate = useNavigate();
  const { language } = useLanguage();
  return (path) => {
    const openable = openablePath(path);
    if (openable === null) return false;
    const to = openedPath(openable, language);
    const me = currentMe();
    if (me !== null && to !== location.pathname) keepWords(me.id, 'dialog');
    closeViewer();
    setTimeout(() => void navigate(to));
    return true;
  };
}

/** Opens notifications of the browser in this window, and gives a page the words back that one of them took away. */
export function usePressedPushes(): void {
  const { pathname } = useLocation();
  useEffect(giveWordsBack, [pathname]);
  const open = useEffectEvent(useOpenPressed());
  useEffect(() => onOpenOrder((path) => open(path)), []);
}
