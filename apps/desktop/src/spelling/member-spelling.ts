import type { SpellingState } from '@peonia/contract/protocol/app-shell.ts';
import type { DesktopHost } from '../host.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import { chooseSpelling } from './choose-spelling.ts';

/** The spelling check: in the languages of the computer and of the page, until the member chooses. */
export function memberSpelling(
  { window, preferredLanguages }: Pick<DesktopHost, 'window' | 'preferredLanguages'>,
  settings: ClientSettings,
  language: () => string,
) {
  const read = (): SpellingState => {
    const available = window.spellingLanguages();
    const wanted = settings.read().spelling ?? [...preferredLanguages, language()];
    return { available, chosen: chooseSpelling(wanted, available) };
  };
  const apply = () => window.setSpelling(read().chosen);
  return {
    read,
    apply,
    choose(codes: readonly string[]): SpellingState {
      const available = window.spellingLanguages();
      settings.change({ spelling: codes.filter((code) => available.includes(code)) });
      apply();
      return read();
    },
  };
}
