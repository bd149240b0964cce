import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from '../../../../platform/router/hooks.ts';
import { useStaffSession } from '../../staff-session/staff-session-queries.ts';

/**
 * Opens a page that is reached without filters with the default view of the reader. True until that has happened, so
 * that nothing is read for other filters.
 */
export function useDefaultView(): boolean {
  const session = useStaffSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isSettled, setSettled] = useState(false);
  const view = session?.saved_views.find((one) => one.is_default && pathname === `/staff/${one.page}`);
  const isDue = !isSettled && search === '' && view !== undefined;
  if (!isSettled && session?.state === 'open' && !isDue) setSettled(true);
  const apply = useEffectEvent(() => {
    if (view !== undefined) void navigate(`${pathname}?${view.query}`, { replace: true });
  });
  useEffect(() => {
    if (isDue) apply();
  }, [isDue]);
  return isDue;
}
