import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { Docked } from '../state/docked-chats.ts';
import { useSlot } from '../state/slots.ts';
import { DockedAvatar } from './docked-avatar.tsx';
import { DockedWindow } from './docked-window.tsx';
import { fitWindows } from './fit-windows.ts';
import * as css from './dock.module.css';

/** Docked conversations: as many windows as fit, the others as avatars. */
export function Dock({ docked }: { docked: readonly Docked[] }) {
  const { t } = useLingui();
  const width = useSyncExternalStore(
    subscribe,
    () => document.documentElement.clientWidth,
    () => 0,
  );
  const { open, small } = fitWindows(docked, width);
  const Beside = useSlot('beside');
  return (
    <aside className={css.dock} aria-label={t`Chat windows`}>
      {open.map((one) => (
        <DockedWindow key={one.to} docked={one} />
      ))}
      {small.length === 0 ? null : (
        <div className={css.dockSmall}>
          {small.map((one) => (
            <DockedAvatar key={one.to} docked={one} />
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
