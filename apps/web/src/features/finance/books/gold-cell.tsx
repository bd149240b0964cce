import { formatDateTime, formatGold } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';

/** Gold of a reply in the reader's format. */
export function useGold(): (gold: number) => string {
  const { language } = useLanguage();
  return (gold) => formatGold(language, Math.round(gold * 100));
}

/** Day and time by UTC, as the books count them. */
export function BookTime({ at }: { at: string }) {
  const { language } = useLanguage();
  const date = new Date(at);
  return <time dateTime={at}>{formatDateTime(language, date, 'medium', 'UTC')}</time>;
}
