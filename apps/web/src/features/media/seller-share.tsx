import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { formatPercent } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';

/** Says what the seller earns before anything is sold. */
export function SellerShare() {
  const { language } = useLanguage();
  const isPartner = useMe()?.is_partner === 1;
  const share = formatPercent(language, limits.partner_share_basis_points / 10_000);
  return isPartner ? (
    <Trans>As a partner you earn {share} of the purchased gold that others pay.</Trans>
  ) : (
    <Trans>Only partners earn from sales: you receive nothing of what others pay.</Trans>
  );
}
