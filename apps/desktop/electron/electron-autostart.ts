import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AutostartState } from '@peonia/contract/protocol/app-shell.ts';
import { app } from 'electron';
import type { DesktopPlatform, HostSystem } from '../src/host.ts';
import { hiddenArgument } from '../src/read-launch.ts';
import { autostartEntry, readAutostartEntry } from '../src/settings/autostart-entry.ts';

type Autostart = Pick<HostSystem, 'readAutostart' | 'writeAutostart'>;

/** Start with the computer: a file of the desktop on Linux, an entry of the system elsewhere. */
export function makeAutostart(platform: DesktopPlatform): Autostart {
  const read = platform === 'linux' ? readFile : readEntry;
  const write = platform === 'linux' ? writeFile : writeEntry;
  return {
    readAutostart: () => Promise.resolve(read()),
    writeAutostart(state) {
      write(state);
      return Promise.resolve(read());
    },
  };
}

/** MacOS keeps no arguments: there a start with the computer is always one in the background (`electron-host.ts`). */
function readEntry(): AutostartState {
  const isHidden = app.getLoginItemSettings({ args: [hiddenArgument] }).openAtLogin;
  return { isOn: isHidden || app.getLoginItemSettings().openAtLogin, isHidden };
}

function writeEntry({ isOn, isHidden }: AutostartState): void {
  // Either entry may be there from before.
  app.setLoginItemSettings({ openAtLogin: false, args: [hiddenArgument] });
  app.setLoginItemSettings({ openAtLogin: isOn, args: isHidden ? [hiddenArgument] : [] });
}

const entry = () =>
  join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'autostart', 'org.peonia.desktop.desktop');

function readFile(): AutostartState {
  return readAutostartEntry(existsSync(entry()) ? readFileSync(entry(), 'utf8') : null);
}

function writeFile(state: AutostartState): void {
  if (!state.isOn) return rmSync(entry(), { force: true });
  mkdirSync(dirname(entry()), { recursive: true });
  // Of an AppImage the file itself, not what it has been unpacked to.
  writeFileSync(entry(), autostartEntry(process.env['APPIMAGE'] ?? process.execPath, state.isHidden));
}
