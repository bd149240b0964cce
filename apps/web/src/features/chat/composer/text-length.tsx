import { useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import * as css from './composer.module.css';
import * as fieldCss from '@peonia/ui/field/field.module.css';

/** Character counter, shown near the limit. */
export function TextLength({ id, length }: { id: string; length: number }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isTooLong = length > limits.message_text_max;
  return (
    <p id={id} className={isTooLong ? `${css.counter} ${css.error} ${fieldCss.error}` : css.counter} role="status">
      {t`${formatNumber(language, length)} of ${formatNumber(language, limits.message_text_max)} characters`}
      {isTooLong ? <> · {t`Too long to send: kept on this device only`}</> : null}
    </p>
  );
}
