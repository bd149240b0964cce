import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Stands above the first message that was new when the conversation was opened. */
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
    <div ref={line} className="newline">
      <Trans>New messages</Trans>
    </div>
  );
}
