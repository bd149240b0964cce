import { useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/limits.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language.tsx';

/** Character counter, shown near the limit. */
export function TextLength({ id, length }: { id: string; length: number }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <p id={id} className={length > limits.message_text_max ? 'clen err' : 'clen'} role="status">
      {t`${formatNumber(language, length)} of ${formatNumber(language, limits.message_text_max)} characters`}
    </p>
  );
}
