import { useEffect } from 'react';
import { localePath } from '../../../platform/language/language.tsx';
import { useLocation, useNavigate } from '../../../platform/router/hooks.ts';
import { useMe } from '../../../platform/session/session.ts';
import { mayReadFirst } from './may-read-first.ts';

/** Leads a member who must agree to changed terms to the notice. Mounted once, inside the router. */
export function AgreeRedirect() {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isHeld = me !== null && me.must_agree.length > 0 && !mayReadFirst(pathname);
  useEffect(() => {
    if (isHeld) void navigate(localePath(`/agree?next=${encodeURIComponent(pathname + search)}`), { replace: true });
  }, [isHeld, pathname, search, navigate]);
  return null;
}
