import { Plural, Trans } from '@lingui/react/macro';
import type { TranslationDesk } from '@peonia/contract/translation/translation-desk.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';

/** A translator's number of translations and average rating. */
export function TranslatorStats({
  figures: { delivered, returned, refunded, mark, marks },
}: {
  figures: TranslationDesk['figures'];
}) {
  const { language } = useLanguage();
  const average = mark === null ? '' : formatNumber(language, mark);
  return (
    <Meta className="small">
      <Plural value={delivered} one="# delivered" other="# delivered" />
      {mark === null ? null : (
        <Trans>
          mark {average} of 5 from {marks}
        </Trans>
      )}
      {returned === 0 ? null : <Plural value={returned} one="# given back" other="# given back" />}
      {refunded === 0 ? null : (
        <Plural value={refunded} one="# refunded for a complaint" other="# refunded for complaints" />
      )}
    </Meta>
  );
}
