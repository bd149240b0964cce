import { expect, it } from 'vitest';
import { autostartEntry, readAutostartEntry } from './autostart-entry.ts';

it.each([true, false])('writes what it reads, hidden %s', (isHidden) => {
  expect(readAutostartEntry(autostartEntry('/opt/Peonia/peonia', isHidden))).toEqual({ isOn: true, isHidden });
});

it('is off without a file, and when the desktop has switched it off', () => {
  expect(readAutostartEntry(null)).toEqual({ isOn: false, isHidden: false });
  expect(readAutostartEntry('[Desktop Entry]\nExec="x" --hidden\nHidden=true\n').isOn).toBe(false);
});

it('quotes the path of the program', () => {
  expect(autostartEntry('/opt/My "50%" $HOME/peonia', false)).toContain(
    String.raw`Exec="/opt/My \"50%%\" \$HOME/peonia"`,
  );
});
