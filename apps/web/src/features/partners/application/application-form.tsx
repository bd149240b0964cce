import { Trans, useLingui } from '@lingui/react/macro';
import type { PartnerApplication } from '@peonia/contract/partners/partners.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useState } from 'react';
import { PartnerNeeds } from './partner-needs.tsx';
import { useApply } from './use-application.ts';

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
      <PartnerNeeds identified={identified} two_step={two_step} />
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
