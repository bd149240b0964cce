import { Trans } from '@lingui/react/macro';
import type { Contact } from '@peonia/contract/contacts.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Coin } from '@peonia/ui/coin/coin.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { SellerShare } from '../media/seller-share.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { type ContactField, useFieldNames } from './field-names.ts';
import { useInformationForm } from './use-information-form.ts';

const inputs: Readonly<Record<ContactField, { type: string; inputMode?: 'tel' | 'email'; autoComplete: string }>> = {
  facebook: { type: 'text', autoComplete: 'off' },
  wechat: { type: 'text', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
};

/** Form with the fields, the price and two switches, saved together. */
export function InformationForm({ saved }: { saved: Contact }) {
  const names = useFieldNames();
  const { draft, change, problems, isDirty, isBusy, save } = useInformationForm(saved);
  const [least, most] = [limits.contact_price_min, limits.contact_price_max];
  return (
    <SettingsForm isDirty={isDirty} isBusy={isBusy} onSave={save}>
      <Card pad edge as="div" className="stack">
        <p className="small muted">
          <Trans>
            Until they pay your price once, others only see which fields you have filled in. Empty fields are not
            offered.
          </Trans>
        </p>
        {(Object.keys(inputs) as ContactField[]).map((field) => (
          <Field key={field} label={names[field]} error={problems[field]}>
            <TextInput
              {...inputs[field]}
              value={draft[field]}
              maxLength={120}
              dir="auto"
              onChange={(event) => change({ [field]: event.target.value })}
            />
          </Field>
        ))}
      </Card>
      <Card pad edge as="div" className="stack">
        <Field
          label={<Trans>Price in gold</Trans>}
          hint={
            <>
              <Trans>
                {least} to {most} gold, paid once by each member
              </Trans>
              <br />
              <SellerShare />
            </>
          }
          error={problems.price}
        >
          <TextInput
            type="text"
            inputMode="numeric"
            icon={<Coin />}
            value={draft.price}
            maxLength={3}
            onChange={(event) => change({ price: event.target.value })}
          />
        </Field>
        <Switch
          label={
            <b>
              <Trans>Show my contact information</Trans>
            </b>
          }
          hint={<Trans>When this is off, no one new can buy it. Anyone who has paid keeps it.</Trans>}
          checked={draft.show}
          onChange={(event) => change({ show: event.target.checked })}
        />
        <Switch
          label={
            <b>
              <Trans>Free for VIP members</Trans>
            </b>
          }
          hint={<Trans>They see it without paying, as long as they are VIP</Trans>}
          checked={draft.vip_free}
          onChange={(event) => change({ vip_free: event.target.checked })}
        />
      </Card>
    </SettingsForm>
  );
}
