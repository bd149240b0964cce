import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from '../../platform/router/hooks.ts';
import { ownPath } from '../../platform/router/own-path.ts';

/**
 * Goes back: to `redirect` if it is a path of this site, else one step in the history, else home. Source: specification
 * section 2, `/back`.
 */
export default function BackPage() {
  const navigate = useNavigate();
  const query = useSearchParams();
  const named = ownPath(query.get('redirect'));

  useEffect(() => {
    // The router numbers its history entries; at 0 there is nothing to go back to.
    const place = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (named === null && place > 0) void navigate(-1);
    else void navigate(named ?? '/home', { replace: true });
  }, [navigate, named]);

  return (
    <EmptyState
      level={1}
      icon={<UndoIcon />}
      title={<Trans>Going back</Trans>}
      action={
        <Button href={named ?? '/home'}>
          <Trans>Continue</Trans>
        </Button>
      }
    />
  );
}
