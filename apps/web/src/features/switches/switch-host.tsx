import { useEffect, useState } from 'react';
import { endMaintenance, isUnderMaintenance, onMaintenance } from '../../platform/api/maintenance-signal.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { onSwitches } from '../../platform/realtime/live.ts';
import { useLocation } from '../../platform/router/hooks.ts';
import { currentMe, refreshMe } from '../../platform/session/session.ts';

const maintenancePart = lazyPart(async () => (await import('./maintenance-view.tsx')).MaintenanceView, 'switches');

/** Milliseconds over which the browsers of all members ask again after a change. */
const SPREAD_MS = 3_000;

/** Follows the switches of the operators: refreshes the account, and covers the page while there is maintenance. */
export function SwitchHost() {
  const [isClosed, setClosed] = useState(isUnderMaintenance);
  const isStaffPage = /^\/staff(?:\/|$)/.test(useLocation().pathname);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      onMaintenance(() => setClosed(true)),
      onSwitches((isMaintenance) => {
        if (isMaintenance) setClosed(true);
        clearTimeout(timer);
        timer = setTimeout(() => void refreshIfSignedIn(), Math.random() * SPREAD_MS);
      }),
    ];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, []);
  const isShown = isClosed && !isStaffPage;
  // Without its code the page stays as it is, and the next refused call tries again.
  const MaintenanceView = maintenancePart.use(isShown, () => setClosed(false));
  const open = () => {
    endMaintenance();
    setClosed(false);
  };
  return MaintenanceView === null || !isShown ? null : <MaintenanceView onOver={open} />;
}

async function refreshIfSignedIn(): Promise<void> {
  if (currentMe() !== null) await refreshMe().catch(() => {});
}
