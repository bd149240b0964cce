import type { ClientTexts } from './client-texts.ts';
import type { DesktopPlatform, ProgramMenu, ProgramMenuItem } from './host.ts';
import type { MenuTexts } from './menu-texts.ts';

const separator = null;

/**
 * The menu of the program, which the system shows at the top of the screen or, after Alt, in the window. Without it
 * Electron shows its own one in English. The shortcuts are those of the roles.
 */
export function programMenu(
  platform: DesktopPlatform,
  name: string,
  { menu, quit }: { readonly menu: MenuTexts; readonly quit: ClientTexts['quit'] },
): ProgramMenu {
  const item = (role: NonNullable<ProgramMenuItem>['role'], label: string): ProgramMenuItem => ({ role, label });
  const isMac = platform === 'macos';
  return [
    ...(isMac
      ? [
          {
            label: name,
            items: [
              item('about', menu.about),
              separator,
              item('services', menu.services),
              separator,
              item('hide', menu.hide),
              item('hideOthers', menu.hideOthers),
              item('unhide', menu.showAll),
              separator,
              item('quit', quit),
            ],
          },
        ]
      : []),
    {
      label: menu.edit,
      items: [
        item('undo', menu.undo),
        item('redo', menu.redo),
        separator,
        item('cut', menu.cut),
        item('copy', menu.copy),
        item('paste', menu.paste),
        item('selectAll', menu.selectAll),
      ],
    },
    {
      label: menu.view,
      items: [
        item('reload', menu.reload),
        separator,
        item('resetZoom', menu.resetZoom),
        item('zoomIn', menu.zoomIn),
        item('zoomOut', menu.zoomOut),
        separator,
        item('togglefullscreen', menu.fullScreen),
      ],
    },
    {
      label: menu.window,
      items: [
        item('minimize', menu.minimize),
        item('close', menu.close),
        ...(isMac ? [] : [separator, item('quit', quit)]),
      ],
    },
  ];
}
