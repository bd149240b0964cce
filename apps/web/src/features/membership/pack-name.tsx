import { Plural, Trans } from '@lingui/react/macro';
import { isLifetimePack, trialPack, type PackMonth } from '@peonia/core/packs.ts';

/** A pack by its length: "7 days", "3 months", "For life". */
export function PackName({ month }: { month: PackMonth }) {
  if (month === trialPack) return <Trans>7 days</Trans>;
  if (isLifetimePack(month)) return <Trans>For life</Trans>;
  return <Plural value={month} one="# month" other="# months" />;
}
