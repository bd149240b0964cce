import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/call.ts';
import { clearNotifications } from './queries.ts';
import * as css from './notification-panel.module.css';

/** Confirms the deletion of all notifications. */
export function ClearConfirmation({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [state, setState] = useState<'asking' | 'busy' | { readonly problem: string }>('asking');
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  const empty = async () => {
    setState('busy');
    try {
      await clearNotifications();
      onDone();
    } catch (error) {
      setState({ problem: error instanceof ApiError ? error.message : t`Oops, Network is unreachable` });
    }
  };
  return (
    <div ref={question} tabIndex={-1} className={css.noticeQuestion} role="group" aria-label={t`Clear all`}>
      <p role={typeof state === 'object' ? 'alert' : undefined}>
        {typeof state === 'object' ? state.problem : <Trans>Remove all notifications? This cannot be undone.</Trans>}
      </p>
      <div className="row">
        <Button size="sm" variant="danger" busy={state === 'busy'} onClick={() => void empty()}>
          <Trans>Remove all</Trans>
        </Button>
        <Button size="sm" variant="line" onClick={onDone}>
          <Trans>Keep them</Trans>
        </Button>
      </div>
    </div>
  );
}
