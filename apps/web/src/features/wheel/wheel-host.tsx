import { useEffect } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { closePrize, usePrizeOpen } from '../../platform/prompts/prize-request.ts';
import { useLocation } from '../../platform/router/hooks.ts';
import { useMe } from '../../platform/session/session.ts';

const dialogPart = lazyPart(() => import('./wheel-dialog.tsx'), 'wheel', 'errors');

/** A moment to look at the page before the wheel covers it. */
const DELAY = 2_000;

/**
 * Hosts the prize wheel and offers it on the news page while the member can spin. Mounted once, in the app frame; its
 * code loads on demand.
 */
export function WheelHost() {
  const isOpen = usePrizeOpen();
  const isReady = useMe()?.wheel === 1;
  const isNews = useLocation().pathname.endsWith('/home');
  const loaded = dialogPart.use(isOpen, closePrize);
  useEffect(() => {
    if (!isReady || !isNews) return;
    const timer = setTimeout(offer, DELAY);
    return () => clearTimeout(timer);
  }, [isReady, isNews]);
  return loaded === null ? null : <loaded.WheelDialog open={isOpen} onClose={closePrize} />;
}

/** A failure is silent: the wheel is offered again with the next visit. */
function offer(): void {
  import('./offer-wheel.ts').then(
    ({ offerWheel }) => offerWheel(),
    () => {},
  );
}
