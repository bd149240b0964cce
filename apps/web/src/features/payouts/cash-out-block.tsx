import { Trans } from '@lingui/react/macro';
import type { CashOut, PayoutBlock } from '@peonia/contract/payouts/cash-out.ts';
import { formatDate, formatMoney } from '@peonia/i18n/format.ts';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { SentenceSpace } from '../../platform/language/sentence-space.tsx';
import { Link } from '../../platform/router/link.tsx';

const waits: readonly PayoutBlock[] = ['open', 'method_waits', 'books'];

/** Why nothing can be cashed out now, and the way out. */
export function CashOutBlock({ cashOut }: { cashOut: Pick<CashOut, 'blocked' | 'minimum' | 'method'> }) {
  const { blocked } = cashOut;
  if (blocked === null) return null;
  return (
    <Note icon={waits.includes(blocked) ? <HourglassIcon /> : <InfoIcon />} role="note">
      <BlockText block={blocked} cashOut={cashOut} />
    </Note>
  );
}

function BlockText({
  block,
  cashOut,
}: {
  block: PayoutBlock;
  cashOut: Pick<CashOut, 'minimum' | 'method'>;
}): ReactNode {
  const { language } = useLanguage();
  const minimum = formatMoney(language, cashOut.minimum * 100, 'USD');
  const date = cashOut.method === null ? '' : formatDate(language, new Date(cashOut.method.payable_at), 'long');
  switch (block) {
    case 'partner':
      return (
        <>
          <Trans>Cash-out is for partners.</Trans>
          <SentenceSpace />
          <Link href="/setting/affiliate" className="link">
            <Trans>About the partner programme</Trans>
          </Link>
        </>
      );
    case 'identity':
      return (
        <>
          <Trans>A verified identity is needed before we can pay you.</Trans>
          <SentenceSpace />
          <Link href="/setting/verify" className="link">
            <Trans>Verify your identity</Trans>
          </Link>
        </>
      );
    case 'two_step':
      return (
        <>
          <Trans>Two-step login is needed before we can pay you.</Trans>
          <SentenceSpace />
          <Link href="/setting/security" className="link">
            <Trans>Turn on two-step login</Trans>
          </Link>
        </>
      );
    case 'open':
      return <Trans>Your cash-out is on its way. You can request the next one once it is paid.</Trans>;
    case 'method':
      return <Trans>Add the account that we should pay to below.</Trans>;
    case 'method_waits':
      return <Trans>Your payout account was changed recently. You can cash out from {date}.</Trans>;
    case 'tax':
      return <Trans>We need to know where you pay taxes. Please complete your tax residence below.</Trans>;
    case 'locked':
      return (
        <>
          <Trans>Payouts are locked, because a payment of yours was disputed.</Trans>
          <SentenceSpace />
          <Link href="/support" className="link">
            <Trans>Contact us</Trans>
          </Link>
        </>
      );
    case 'books':
      return <Trans>Payouts are paused while we check our books. Your gold is safe.</Trans>;
    case 'minimum':
      return <Trans>You can cash out from {minimum}.</Trans>;
  }
}

/** The same as a short sentence about the last weekly cash-out. */
export function SkippedReason({ block }: { block: PayoutBlock }): ReactNode {
  switch (block) {
    case 'partner':
      return <Trans>you are no partner</Trans>;
    case 'identity':
      return <Trans>your identity is not verified</Trans>;
    case 'two_step':
      return <Trans>two-step login is off</Trans>;
    case 'open':
      return <Trans>another cash-out was open</Trans>;
    case 'method':
      return <Trans>there is no payout method</Trans>;
    case 'method_waits':
      return <Trans>the payout method was changed shortly before</Trans>;
    case 'tax':
      return <Trans>your tax residence was not complete</Trans>;
    case 'locked':
      return <Trans>payouts are locked</Trans>;
    case 'books':
      return <Trans>payouts were paused</Trans>;
    case 'minimum':
      return <Trans>there was too little to pay</Trans>;
  }
}
