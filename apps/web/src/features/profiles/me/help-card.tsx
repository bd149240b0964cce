import { Trans } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { CoinsIcon } from '@peonia/ui/icons/coins.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { HelpIcon } from '@peonia/ui/icons/help.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { LifeBuoyIcon } from '@peonia/ui/icons/life-buoy.tsx';
import { ScaleIcon } from '@peonia/ui/icons/scale.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import type { ReactNode } from 'react';
import { IcpRecord } from '../../../platform/icp-record.tsx';
import { pageExists } from '../../../platform/settings.ts';
import { SettingsRow } from '../../settings/settings-row.tsx';
import * as css from './me-page.module.css';

/** What guests find in the footer: contact, answers and the legal pages. */
export function HelpCard() {
  const rows: readonly (readonly [href: string, icon: ReactNode, label: ReactNode])[] = [
    ['/contact', <LifeBuoyIcon key="contact" />, <Trans key="contact">Contact us</Trans>],
    ['/faq', <HelpIcon key="faq" />, <Trans key="faq">Questions and answers</Trans>],
    ['/paid', <CoinsIcon key="paid" />, <Trans key="paid">Paid services</Trans>],
    ['/vip', <CrownIcon key="vip" />, <Trans key="vip">VIP membership</Trans>],
    ['/terms', <ScaleIcon key="terms" />, <Trans key="terms">Terms of use</Trans>],
    ['/policy', <ShieldCheckIcon key="policy" />, <Trans key="policy">Privacy policy</Trans>],
    ['/about', <InfoIcon key="about" />, <Trans key="about">About us</Trans>],
  ];
  return (
    <Card pad edge id="help" className={css.help} aria-labelledby="help-title">
      <h2 id="help-title">
        <Trans>Help</Trans>
      </h2>
      <ul>
        {rows
          .filter(([href]) => pageExists(href))
          .map(([href, icon, label]) => (
            <SettingsRow key={href} href={href} icon={icon} label={label} />
          ))}
      </ul>
      <p className="tiny muted">
        <IcpRecord />
      </p>
    </Card>
  );
}
