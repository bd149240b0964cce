import { readAnnouncement } from '@peonia/contract/announcements.ts';
import { getPage } from '@peonia/contract/pages/pages.ts';
import { languageFromPath } from '@peonia/i18n/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useLocation } from '../../platform/router/hooks.ts';
import { changeMe, useMe, useSignedIn } from '../../platform/session/session.ts';
import { browserStore, useStored } from '../../platform/store/browser-store.ts';

const announcementPart = lazyPart(() => import('./announcement-view.tsx'), 'announcements');

/** A moment to look at the page before an announcement covers it, and between two looks for an open dialog. */
const DELAY = 1_500;
/** Guests ask again after this time. */
const FRESH = 5 * 60_000;

/** Shows the current announcement once per member and device. Mounted once, above the page; its view loads late. */
export function AnnouncementHost() {
  const memberId = useMe()?.id ?? 0;
  const announcement = useAnnouncement();
  const closed = useStored('announcement');
  const isQuiet = isQuietPage(useLocation().pathname);
  const isNew = announcement !== null && closed[memberId] !== announcement.id && !isQuiet;
  const isReady = useTurn(isNew ? announcement.id : null);
  const loaded = announcementPart.use(isNew);
  if (loaded === null || !isNew) return null;
  const close = () => {
    browserStore.set('announcement', { ...browserStore.get('announcement'), [memberId]: announcement.id });
    if (memberId === 0) return;
    changeMe((account) => ({ ...account, announcement: null }));
    // Without a connection this device remembers it; the others show it once more.
    call(readAnnouncement, { params: { id: announcement.id } }).catch(() => {});
  };
  return <loaded.AnnouncementView content={announcement.content} isReady={isReady} onClose={close} />;
}

/** Of a member from the account, of a guest from the page of that name. */
function useAnnouncement() {
  const own = useMe()?.announcement ?? null;
  const isSignedIn = useSignedIn();
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['guest-announcement', language],
    queryFn: ({ signal }) => call(getPage, { query: { name: 'announcement', lang: language } }, { signal }),
    enabled: !isSignedIn,
    staleTime: FRESH,
  });
  return isSignedIn ? own : (data?.announcement ?? null);
}

/** Whether it may open over the page: after a moment, and never over another dialog. */
function useTurn(id: number | null): boolean {
  const [ready, setReady] = useState<number | null>(null);
  useEffect(() => {
    if (id === null) return;
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]') !== null) return;
      setReady(id);
      clearInterval(timer);
    }, DELAY);
    return () => clearInterval(timer);
  }, [id]);
  return id !== null && ready === id;
}

/** Pages on which nothing opens by itself: the work of the staff, the first steps of a new member, changed terms. */
function isQuietPage(pathname: string): boolean {
  const { rest } = languageFromPath(pathname);
  return rest.startsWith('/staff') || rest.startsWith('/welcome') || rest === '/agree';
}
