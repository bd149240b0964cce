import type { AutostartState } from '@peonia/contract/protocol/app-shell.ts';
import { hiddenArgument } from '../read-launch.ts';

/** The file by which desktops on Linux start a program: `Exec` quotes as the Desktop Entry Specification says. */
export function autostartEntry(program: string, isHidden: boolean): string {
  const quoted = `"${program.replaceAll(/["`$\\]/g, String.raw`\$&`).replaceAll('%', '%%')}"`;
  return ['[Desktop Entry]', 'Type=Application', 'Name=Peonia', `Exec=${quoted}${isHidden ? ` ${hiddenArgument}` : ''}`]
    .concat('Terminal=false', '')
    .join('\n');
}

/** Reads such a file; null if there is none. */
export function readAutostartEntry(text: string | null): AutostartState {
  const isOn = text !== null && !/^Hidden=true$/m.test(text);
  return { isOn, isHidden: isOn && /^Exec=.* --hidden$/m.test(text) };
}
