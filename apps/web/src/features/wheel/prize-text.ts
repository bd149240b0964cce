import { useLingui } from '@lingui/react/macro';
import { wheelGold } from '@peonia/contract/wheel.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** Names of the prizes by index, and the sentence about a result. */
export function usePrizeText() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const goldOf = (prize: number) => formatGold(language, (wheelGold[prize] ?? 0) * 100);
  return {
    name(prize: number): string {
      const gold = goldOf(prize);
      if (prize === 0) return t`A trip`;
      return prize % 2 === 1 ? t`No prize` : t`${gold} gold`;
    },
    result(prize: number): string {
      const gold = goldOf(prize);
      if (prize === 0) return t`You have won a trip`;
      return prize % 2 === 1 ? t`No prize today` : t`You have won ${gold} gold`;
    },
  };
}
