import { join } from 'node:path';
import { app, Menu, nativeImage, Tray } from 'electron';
import type { Client } from '../src/client.ts';
import type { HostTray } from '../src/host.ts';

/** The icon beside the clock. Desktops without such icons throw when it is made. */
export function makeTray(client: () => Client | null): HostTray {
  const icon = (isUnread: boolean) =>
    nativeImage.createFromPath(join(app.getAppPath(), 'icons', isUnread ? 'tray-unread.png' : 'tray.png'));
  const tray = openTray(icon(false));
  tray?.on('click', () => client()?.onTrayPress('open'));
  return {
    isOffered: () => tray !== null,
    show({ tooltip, unread, items }) {
      tray?.setImage(icon(unread > 0));
      tray?.setToolTip(tooltip);
      tray?.setContextMenu(
        Menu.buildFromTemplate(
          items.map(({ id, label }) =>
            id === null ? { type: 'separator' } : { label, click: () => client()?.onTrayPress(id) },
          ),
        ),
      );
    },
  };
}

function openTray(image: Electron.NativeImage): Tray | null {
  try {
    return new Tray(image);
  } catch {
    return null;
  }
}
