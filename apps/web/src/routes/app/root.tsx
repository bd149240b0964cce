import { useLingui } from '@lingui/react/macro';
import { languageFromPath } from '@peonia/i18n/languages.ts';
import { LinkContext } from '@peonia/ui/link.tsx';
import { ToastProvider } from '@peonia/ui/toast/toast-provider.tsx';
import { memo, useEffect } from 'react';
import { AuthHosts } from '../../features/accounts/login/auth-hosts.tsx';
import { useSavedLanguage } from '../../features/accounts/settings/use-saved-language.ts';
import { CallHost } from '../../features/calls/call-host.tsx';
import { DockHost } from '../../features/chat/dock/dock-host.tsx';
import { startChat } from '../../features/chat/live/start-chat.ts';
import { useLiveBalance } from '../../features/ledger/live-balance.ts';
import { MediaHost } from '../../features/media/media-host.tsx';
import { ReportHost } from '../../features/moderation/report/report-host.tsx';
import { useLiveNotifications } from '../../features/notifications/panel/live-notifications.ts';
import { PaymentHost } from '../../features/payments/payment-host.tsx';
import { OnboardingRedirect } from '../../features/profiles/onboarding/onboarding-redirect.tsx';
import { Shell } from '../../features/shell/shell.tsx';
import { useLiveCounters } from '../../features/shell/unread-counters.ts';
import { startRelationships } from '../../features/social/relationships/live-relationships.ts';
import { ProblemHost } from '../../platform/errors/errors.tsx';
import { applyHead } from '../../platform/head/apply-head.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useAfterFirstPage } from '../../platform/loading/first-page.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useLocation } from '../../platform/router/hooks.ts';
import { Link } from '../../platform/router/link.tsx';
import { usePageChange } from '../../platform/router/navigation.ts';
import { PageOutlet, ProblemBoundary } from '../../platform/router/page-outlet.tsx';
import { useShown } from '../../platform/router/router-provider.tsx';
import { ScrollMemory } from '../../platform/router/scroll-memory.tsx';
import { settings } from '../../platform/settings.ts';
import { missingHead } from '../pages/missing-head.ts';
import { ProblemPage } from '../pages/problem-page.tsx';
import type { RouteEntry } from '../route-entry.ts';
import { PageSkeleton } from '../skeletons/page-skeleton.tsx';

/** Loaded once the first page stands. */
const offersPart = lazyPart(() => import('./page-offers.tsx'));

/** Loaded with the first chat window. */
const fillSlots = async () => (await import('../chat/fill-slots.ts')).fillSlots();

/** Frame of every page except the landing page. If the frame fails, only the problem is shown. */
export function Root() {
  const problem = (
    <main id="main">
      <ProblemPage />
    </main>
  );
  return (
    <ProblemBoundary problem={problem}>
      <Frame />
    </ProblemBoundary>
  );
}

/** Bars around the page, and what opens over it. */
function Frame() {
  const { t } = useLingui();
  const { frame = 'rail', bottom = 'tabs', footer = true } = useEntry() ?? {};
  return (
    <LinkContext value={Link}>
      <ToastProvider label={t`Notices`}>
        <LazyOffers />
        <Bars frame={frame} bottom={bottom} footer={footer}>
          {currentPage}
        </Bars>
        <DockHost fillSlots={fillSlots} />
        <AuthHosts />
        <MediaHost />
        <ReportHost />
        <PaymentHost />
        <ProblemHost />
        <OnboardingRedirect />
        <CallHost />
        <ScrollMemory />
        <LiveState />
      </ToastProvider>
    </LinkContext>
  );
}

/** Rendered again for a page with other bars only: the frame hears of more. */
const Bars = memo(Shell);

/** The open page with its title. */
function CurrentPage() {
  const entry = useEntry();
  return (
    <>
      <PageTitle entry={entry} />
      <PageOutlet opening={entry === undefined ? null : <PageSkeleton entry={entry} />} problem={<ProblemPage />} />
    </>
  );
}

const currentPage = <CurrentPage />;

/** Background tasks of the app. A part of its own, since what it follows changes more often than the frame. */
function LiveState() {
  useEffect(startChat, []);
  useEffect(startRelationships, []);
  useLiveCounters();
  useLiveBalance();
  useSavedLanguage();
  useLiveNotifications();
  usePageChange(false);
  return null;
}

/** Announcements, the prize wheel and toasts of likes. */
function LazyOffers() {
  const loaded = offersPart.use(useAfterFirstPage());
  return loaded === null ? null : <loaded.PageOffers />;
}

/** Current route; undefined for a missing page. */
function useEntry(): RouteEntry | undefined {
  return useShown().found?.entry as RouteEntry | undefined;
}

/** Updates the document head with the page. */
function PageTitle({ entry }: { entry: RouteEntry | undefined }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const { page, isOpening = false } = useShown();
  useEffect(() => {
    const isMissing = entry === undefined || (page === null && !isOpening);
    const head = isMissing ? missingHead(i18n) : entry.head(page?.data, i18n);
    const isIndexable = !isMissing && page !== null && entry.indexable;
    applyHead(head, {
      ...settings(),
      language,
      path: languageFromPath(pathname).rest,
      isLocalized: entry?.localized ?? false,
      isIndexable,
    });
  }, [entry, page, isOpening, i18n, language, pathname]);
  return null;
}
