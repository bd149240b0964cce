import { Menu } from 'electron';
import type { Client } from '../src/client.ts';
import type { ProgramMenu } from '../src/host.ts';

/** The menu of the program; quitting goes through the client, which asks about unsaved changes. */
export function buildMenu(menu: ProgramMenu, client: () => Client | null): Menu {
  return Menu.buildFromTemplate(
    menu.map(({ label, items }) => ({
      label,
      submenu: items.map((item) => {
        if (item === null) return { type: 'separator' as const };
        if (item.role !== 'quit') return item;
        return { label: item.label, accelerator: 'CommandOrControl+Q', click: () => void client()?.quit() };
      }),
    })),
  );
}
