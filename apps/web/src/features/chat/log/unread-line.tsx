import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as css from './log.module.css';

/** Divider above the first message that was unread on opening. */
export function UnreadLine({ onSeen }: { onSeen: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (line.current === null) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen());
    watch.observe(line.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={line} className={css.newline}>
      <Trans>New messages</Trans>
    </div>
  );
}
