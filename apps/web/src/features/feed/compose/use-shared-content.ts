import { useEffect, useEffectEvent } from 'react';
import type { SharedContent } from '../../../platform/offline/device-database.ts';
import { useLocation, useNavigate } from '../../../platform/router/hooks.ts';

/** What was shared longer ago belongs to a visit that has ended. */
const LIFE_MS = 10 * 60_000;

/** Passes on what another app has shared, once, and takes the note of it out of the address. */
export function useSharedContent(isWanted: boolean, add: (shared: SharedContent) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isNoted = new URLSearchParams(search).get('shared') === '1';
  const pass = useEffectEvent((shared: SharedContent) => add(shared));
  const take = useEffectEvent(async () => {
    const { takeShared } = await import('../../../platform/offline/device-database.ts');
    const shared = await takeShared().catch(() => undefined);
    await navigate(pathname, { replace: true, preventScrollReset: true });
    if (shared !== undefined && Date.now() - shared.at < LIFE_MS) pass(shared);
  });
  useEffect(() => {
    if (isNoted && isWanted) void take();
  }, [isNoted, isWanted]);
}
