import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../platform/router/link.tsx';
import { usePagePath } from '../../platform/router/use-page-path.ts';
import { pageExists } from '../../platform/settings.ts';
import * as css from './static-page.module.css';

/** The legal menu and the help link. Source: specification section 2, "Menus". */
export function LegalMenu() {
  const { t } = useLingui();
  const path = usePagePath();
  const links: readonly (readonly [string, ReactNode])[] = [
    ['/terms', <Trans key="terms">Terms of use</Trans>],
    ['/policy', <Trans key="policy">Privacy policy</Trans>],
    ['/faq', <Trans key="faq">Questions and answers</Trans>],
    ['/about', <Trans key="about">About us</Trans>],
    ['/contact', <Trans key="contact">Contact</Trans>],
    ['/paid', <Trans key="paid">Paid services</Trans>],
    ['/vip', <Trans key="vip">VIP membership</Trans>],
  ];
  return (
    <nav className={css.pageMenu} aria-label={t`Information and help`}>
      <ul>
        {links
          .filter(([href]) => pageExists(href))
          .map(([href, text]) => (
            <li key={href}>
              <Link href={href} aria-current={path === href ? 'page' : undefined}>
                {text}
              </Link>
            </li>
          ))}
        <li>
          <Link href="/help" aria-current={path === '/help' ? 'page' : undefined}>
            <Trans>Help</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
