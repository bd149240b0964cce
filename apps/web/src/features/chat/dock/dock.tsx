import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useSlot } from '../slots.ts';
import './dock.css';
import { DockedPicture } from './docked-picture.tsx';
import { DockedWindow } from './docked-window.tsx';
import type { Docked } from './docked.ts';
import { shareRoom } from './room-for.ts';

/** The docked conversations: as many windows as there is room for, and pictures of the others. */
export function Dock({ docked }: { docked: readonly Docked[] }) {
  const { t } = useLingui();
  const width = useSyncExternalStore(
    subscribe,
    () => document.documentElement.clientWidth,
    () => 0,
  );
  const { open, small } = shareRoom(docked, width);
  const Beside = useSlot('beside');
  return (
    <aside className="dock" aria-label={t`Small chat windows`}>
      {open.map((one) => (
        <DockedWindow key={one.to} docked={one} />
      ))}
      {small.length === 0 ? null : (
        <div className="dock-small">
          {small.map((one) => (
            <DockedPicture key={one.to} docked={one} />
          ))}
        </div>
      )}
      {Beside === null ? null : <Beside />}
    </aside>
  );
}

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
