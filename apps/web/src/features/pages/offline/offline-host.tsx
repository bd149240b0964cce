import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { newVersion, orderWorker, registerWorker } from '../../../platform/offline/offline-worker.ts';
import { useMe } from '../../../platform/session/session.ts';

const bannerPart = lazyPart(async () => (await import('./new-version.tsx')).NewVersion, 'pages.offline');

/** Registers the service worker for members, keeps its pages in their language and offers a new version. */
export function OfflineHost() {
  const isMember = useMe() !== null;
  const { language } = useLanguage();
  useEffect(() => {
    if (!isMember) return;
    void registerWorker().then(
      () => orderWorker({ type: 'fill', language }),
      // Blocked by the browser: pages need a network, as without a worker.
      () => {},
    );
  }, [isMember, language]);
  const isNewer = useSyncExternalStore(newVersion.subscribe, newVersion.isReady, () => false);
  const Banner = bannerPart.use(isNewer);
  return isNewer && Banner !== null ? <Banner /> : null;
}
