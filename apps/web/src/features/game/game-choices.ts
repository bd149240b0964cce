import { isLanguage, type Language, languages } from '@peonia/i18n/languages.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { browserStore, useStored } from '../../platform/store/browser-store.ts';

/** What the player has chosen on this device. */
export interface GameChoices {
  readonly own: Language;
  readonly other: Language;
  readonly hasSound: boolean;
  readonly isTimed: boolean;
  readonly level: number;
}

export function useGameChoices() {
  const { language: own } = useLanguage();
  const stored = useStored('game');
  const wanted = stored['other'];
  const fallback: Language = own === 'en' ? 'ja' : 'en';
  const choices: GameChoices = {
    own,
    other: isLanguage(wanted) && wanted !== own ? wanted : fallback,
    hasSound: stored['sound'] !== 'off',
    isTimed: stored['time'] !== 'off',
    level: Number(stored['level'] ?? 1),
  };
  const choose = (changes: Readonly<Record<string, string>>) =>
    browserStore.set('game', { ...browserStore.get('game'), ...changes });
  return { choices, choose, others: languages.filter((language) => language !== own) };
}
