import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../platform/router/link.tsx';
import { pageExists, settings } from '../../platform/settings.ts';
import * as css from './shell.module.css';

/** Links to the legal pages and the help. */
export function SiteFooter() {
  const { t } = useLingui();
  const links: readonly (readonly [string, ReactNode])[] = [
    ['/terms', <Trans key="terms">Terms</Trans>],
    ['/policy', <Trans key="policy">Policy</Trans>],
    ['/faq', <Trans key="faq">FAQ</Trans>],
    ['/about', <Trans key="about">About</Trans>],
    ['/contact', <Trans key="contact">Contact</Trans>],
    ['/paid', <Trans key="paid">Paid services</Trans>],
    ['/vip', <Trans key="vip">VIP</Trans>],
    ['/language', <Trans key="language">Language</Trans>],
  ];
  return (
    <footer className={css.siteFoot}>
      <span>{settings().brand}</span>
      <nav aria-label={t`Legal`}>
        {links
          .filter(([href]) => pageExists(href))
          .map(([href, text]) => (
            <Link key={href} href={href}>
              {text}
            </Link>
          ))}
      </nav>
    </footer>
  );
}
