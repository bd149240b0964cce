import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../../../platform/router/hooks.ts';
import { useMe } from '../../../platform/session/session.ts';

/**
 * Redirects a new member to onboarding and back afterwards. Once per visit, and only while gender or birthday is
 * missing, so that a member may leave. Mounted once, inside the router.
 */
export function OnboardingRedirect() {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const redirectedFor = useRef<number | null>(null);
  const isNew = me !== null && me.profile.steps.some((step) => step === 'gender' || step === 'birthday');
  const id = me?.id ?? null;
  useEffect(() => {
    if (!isNew || redirectedFor.current === id) return;
    redirectedFor.current = id;
    if (pathname !== '/welcome')
      void navigate(`/welcome?jump=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [isNew, id, pathname, search, navigate]);
  return null;
}
