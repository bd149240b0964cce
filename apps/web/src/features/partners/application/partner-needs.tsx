import { Trans } from '@lingui/react/macro';
import type { PartnerApplication } from '@peonia/contract/partners/partners.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import type { ReactNode } from 'react';
import * as css from '../partners.module.css';

/** What partners need besides the accepted rules, and where to get it. */
export function PartnerNeeds({ identified, two_step }: Pick<PartnerApplication, 'identified' | 'two_step'>) {
  return (
    <ul className={css.needs}>
      <Need isMet={identified} href="/setting/verify" action={<Trans>Verify identity</Trans>}>
        <Trans>A verified identity</Trans>
      </Need>
      <Need isMet={two_step} href="/setting/security" action={<Trans>Turn on two-step login</Trans>}>
        <Trans>Two-step login</Trans>
      </Need>
    </ul>
  );
}

function Need(props: { isMet: boolean; href: string; action: ReactNode; children: ReactNode }) {
  const { isMet, href, action, children } = props;
  return (
    <li className={isMet ? css.met : undefined}>
      {isMet ? <CircleCheckIcon /> : <CircleAlertIcon />}
      <span className="grow">{children}</span>
      {isMet ? null : (
        <Button href={href} variant="line" size="sm">
          {action}
        </Button>
      )}
    </li>
  );
}
