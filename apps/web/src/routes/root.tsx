import { useLingui } from '@lingui/react/macro';
import { languageFromPath } from '@peonia/i18n/languages.ts';
import { LinkContext } from '@peonia/ui/link.tsx';
import { ToastProvider } from '@peonia/ui/toast/toast-provider.tsx';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { LoginDialog, useSavedLanguage, VerifyDialog } from '../features/accounts/public.ts';
import { startChat } from '../features/chat/public.ts';
import { useLiveBalance } from '../features/ledger/public.ts';
import { MediaHost } from '../features/media/media-host.tsx';
import { ReportHost } from '../features/moderation/public.ts';
import { PushCard, useLiveNotices, useNoticeSound, useTitleNews } from '../features/notifications/public.ts';
import { PaymentHost } from '../features/payments/public.ts';
import { FirstStepsCall } from '../features/profiles/public.ts';
import { Shell, useLiveCounters } from '../features/shell/public.ts';
import { LikeNotice, startTies } from '../features/social/public.ts';
import { NewVersionDialog } from '../features/support/new-version-dialog.tsx';
import { applyHead } from '../platform/apply-head.ts';
import { ProblemHost } from '../platform/errors.tsx';
import { useLanguage } from '../platform/language.tsx';
import { Link } from '../platform/link.tsx';
import { usePageChange } from '../platform/navigation.ts';
import { settings } from '../platform/settings.ts';
import { missingHead } from './missing-head.ts';
import type { RouteEntry } from './route-entry.ts';

/** The frame of every page behind the landing page, and what runs beside all of them. */
export function Root() {
  const { t } = useLingui();
  const entry = useEntry();
  useEffect(startChat, []);
  useEffect(startTies, []);
  useLiveCounters();
  useLiveBalance();
  useSavedLanguage();
  useNoticeSound();
  useLiveNotices();
  useTitleNews();
  usePageChange(false);
  return (
    <LinkContext value={Link}>
      <ToastProvider label={t`Notices`}>
        <Shell frame={entry?.frame ?? 'rail'} bottom={entry?.bottom ?? 'tabs'} footer={entry?.footer ?? true}>
          <PageTitle entry={entry} />
          <Outlet />
        </Shell>
        <LoginDialog />
        <VerifyDialog />
        <MediaHost />
        <ReportHost />
        <PaymentHost />
        <NewVersionDialog />
        <ProblemHost />
        <LikeNotice />
        <PushCard />
        <FirstStepsCall />
        <ScrollRestoration />
      </ToastProvider>
    </LinkContext>
  );
}

/** The route that is shown; none for a page that does not exist. */
function useEntry(): RouteEntry | undefined {
  return useMatches().at(-1)?.handle as RouteEntry | undefined;
}

/** Keeps title, description and the rest of the document's head with the page. */
function PageTitle({ entry }: { entry: RouteEntry | undefined }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  useEffect(() => {
    const isMissing = entry === undefined || match === undefined || match.loaderData === undefined;
    const head = isMissing ? missingHead(i18n) : entry.head(match.loaderData, i18n);
    const isIndexable = !isMissing && entry.indexable;
    applyHead(head, { ...settings(), language, path: languageFromPath(pathname).rest, isLocalized: entry?.localized ?? false, isIndexable });
  }, [entry, match, i18n, language, pathname]);
  return null;
}
