import { Trans, useLingui } from '@lingui/react/macro';
import type { PartnerApplication } from '@peonia/contract/partners.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useApply } from './use-application.ts';
import * as css from './partners.module.css';

const shortest = 20;

/** The application, with what it needs first and where to get it. */
export function ApplicationForm({ application: { identified, two_step } }: { application: PartnerApplication }) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, apply } = useApply();
  const [about, setAbout] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const isReady = identified && two_step && isAgreed && about.trim().length >= shortest;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await apply(about.trim())) toast.show({ text: t`Your application was sent.` });
  };
  return (
    <Card pad edge as="form" className="stack" onSubmit={(event: SubmitEvent) => void send(event)}>
      <CardHead title={<Trans>Become a partner</Trans>} />
      <ul className={css.needs}>
        <Need isMet={identified} href="/setting/verify" action={<Trans>Verify identity</Trans>}>
          <Trans>A verified identity</Trans>
        </Need>
        <Need isMet={two_step} href="/setting/security" action={<Trans>Turn on two-step login</Trans>}>
          <Trans>Two-step login</Trans>
        </Need>
      </ul>
      <Field
        label={<Trans>Who are you, and how would you bring in members?</Trans>}
        hint={<Trans>At least {shortest} characters. Links to your channels help.</Trans>}
      >
        <Textarea rows={3} value={about} maxLength={1_000} onChange={(event) => setAbout(event.target.value)} />
      </Field>
      <Checkbox
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
        label={<Trans>I accept the rules of the programme above and the terms of use.</Trans>}
      />
      <div>
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          <Trans>Apply</Trans>
        </Button>
      </div>
    </Card>
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
