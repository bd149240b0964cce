import { Trans, useLingui } from '@lingui/react/macro';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { viewCauses, type ViewCause } from '@peonia/contract/staff/view-as.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { causeLabels } from './view-labels.ts';
import { useOpenView } from './view-queries.ts';
import * as css from './view-as.module.css';

/** Opens a view of the site as the member has it, with a cause that the member reads and a reason for the log. */
export function OpenViewForm({ id }: { id: number }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { isBusy, open } = useOpenView(id);
  const [cause, setCause] = useState<ViewCause>('ticket');
  const [text, setText] = useState('');
  const reason = text.trim();
  const isReady = isReason(reason);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const view = await open(cause, reason);
    if (view !== null) navigate(`/staff/views/${view.id}`);
  };
  return (
    <Card
      pad
      as="form"
      className="stack"
      aria-label={t`View as member`}
      onSubmit={(event: SubmitEvent) => void submit(event)}
    >
      <h2 className={css.heading}>
        <Trans>View as member</Trans>
      </h2>
      <p className="small muted">
        <Trans>
          Shows profiles, news and lists as this member has them. Nothing can be changed, and no conversation is shown.
          The member is told afterwards.
        </Trans>
      </p>
      <Field label={<Trans>What for: the member reads it</Trans>}>
        <Select
          value={cause}
          options={viewCauses.map((value) => ({ value, label: i18n._(causeLabels[value]) }))}
          onChange={(event) => setCause(event.target.value as ViewCause)}
        />
      </Field>
      <Field
        label={<Trans>Why, for the log</Trans>}
        hint={<Trans>At least five characters. The member does not see it.</Trans>}
      >
        <TextInput value={text} maxLength={500} autoComplete="off" onChange={(event) => setText(event.target.value)} />
      </Field>
      <div>
        <Button
          type="submit"
          variant="line"
          icon={<EyeIcon />}
          disabled={!isReady}
          busy={isBusy}
          busyLabel={t`Opening`}
        >
          <Trans>Open the view</Trans>
        </Button>
      </div>
    </Card>
  );
}
