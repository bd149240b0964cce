import { Trans, useLingui } from '@lingui/react/macro';
import { getServiceStatus, type ServiceStatus } from '@peonia/contract/operation/switches.ts';
import { formatDateTime, formatTime } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { onSwitches, refreshSnapshots } from '../../platform/realtime/live.ts';
import { useRevalidator } from '../../platform/router/hooks.ts';
import { useMe } from '../../platform/session/session.ts';
import { useDebounced } from '../../platform/use-debounced.ts';

/** Milliseconds between two looks whether the site is back. */
const LOOK_MS = 15_000;
/** Milliseconds in which a page that comes back is not covered. */
const GRACE_MS = 300;

/** Covers the page while there is maintenance. The page below stays as it is: nothing typed is lost. */
export function MaintenanceView({ onOver }: { onOver: () => void }) {
  const { t } = useLingui();
  const me = useMe();
  const shown = useMaintenance(onOver);
  const isReady = useDebounced(shown !== null, GRACE_MS);
  if (shown === null || !isReady) return null;
  return (
    <Dialog open dismissible={false} role="alertdialog" title={shown.title} closeLabel={t`Close`} onClose={onOver}>
      <div className="stack" role="status">
        {shown.text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {shown.until === null ? null : <ExpectedEnd until={new Date(shown.until)} />}
        <p className="small muted">
          <Trans>This page goes on by itself. What you have typed stays here.</Trans>
        </p>
        {me?.staff === true ? (
          <Button variant="line" href="/staff/switches">
            <Trans>Go to the switches</Trans>
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The announced end in the zone of the reader; one that has passed is left out. */
function ExpectedEnd({ until }: { until: Date }) {
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  if (until <= now) return null;
  const isToday = until.toDateString() === now.toDateString();
  const time = isToday ? formatTime(language, until) : formatDateTime(language, until, 'short');
  return (
    <p>
      <b>
        <Trans>Expected to be back: {time}</Trans>
      </b>
    </p>
  );
}

/** What is announced; null until it is known. Once it is over, everything on the page is fetched again. */
function useMaintenance(onOver: () => void): ServiceStatus['maintenance'] {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<ServiceStatus['maintenance']>(null);
  const look = useEffectEvent(async () => {
    const status = await call(getServiceStatus).catch(() => null);
    if (status === null) return;
    if (status.maintenance !== null) return setShown(status.maintenance);
    refreshSnapshots();
    await Promise.all([queryClient.invalidateQueries(), revalidate()]);
    onOver();
  });
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    const stop = onSwitches(() => void look());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return shown;
}
