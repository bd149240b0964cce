import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IcpRecord } from '../../platform/icp-record.tsx';
import { Link } from '../../platform/router/link.tsx';
import { pageExists, settings } from '../../platform/settings.ts';
import * as css from './shell.module.css';

/** Links to the legal pages and the help. */
export function SiteFooter() {
  const { t } = useLingui();
  const links: Readonly<Record<string, ReactNode>> = {
    '/terms': <Trans>Terms</Trans>,
    '/policy': <Trans>Policy</Trans>,
    '/faq': <Trans>FAQ</Trans>,
    '/about': <Trans>About</Trans>,
    '/contact': <Trans>Contact</Trans>,
    '/paid': <Trans>Paid services</Trans>,
    '/vip': <Trans>VIP</Trans>,
    '/language': <Trans>Language</Trans>,
  };
  return (
    <footer className={css.siteFoot}>
      <span>{settings().brand}</span>
      <nav aria-label={t`Legal`}>
        {Object.entries(links)
          .filter(([href]) => pageExists(href))
          .map(([href, text]) => (
            <Link key={href} href={href}>
              {text}
            </Link>
          ))}
        <IcpRecord />
      </nav>
    </footer>
  );
}
