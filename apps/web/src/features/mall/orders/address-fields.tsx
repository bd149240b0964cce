import { Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryAddress } from '@peonia/contract/mall/mall.ts';
import { countryChoices } from '@peonia/i18n/countries.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import * as css from './order-form.module.css';

export const emptyAddress: DeliveryAddress = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  country: 'CN',
  phone: '',
};

export function isComplete({ name, street, city }: DeliveryAddress): boolean {
  return [name, street, city].every((text) => text.trim() !== '');
}

interface AddressFieldsProps {
  readonly value: DeliveryAddress;
  /** Where the shop delivers; null is everywhere. */
  readonly countries: readonly string[] | null;
  readonly onChange: (address: DeliveryAddress) => void;
}

/** A delivery address, with a warning where the shop does not deliver. */
export function AddressFields({ value, countries, onChange }: AddressFieldsProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isReachable = countries === null || countries.includes(value.country);
  const input = (name: Exclude<keyof DeliveryAddress, 'country'>, max: number, autoComplete: string) => (
    <TextInput
      value={value[name]}
      maxLength={max}
      autoComplete={autoComplete}
      required={name !== 'phone' && name !== 'postcode'}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  );
  return (
    <div className={css.address}>
      <Field label={<Trans>Name on the door</Trans>} className={css.wide}>
        {input('name', 80, 'name')}
      </Field>
      <Field label={<Trans>Street and number</Trans>} className={css.wide}>
        {input('street', 160, 'street-address')}
      </Field>
      <Field label={<Trans>Postcode</Trans>}>{input('postcode', 16, 'postal-code')}</Field>
      <Field label={t({ message: 'City', context: 'address' })}>{input('city', 80, 'address-level2')}</Field>
      <Field
        label={t({ message: 'Country', context: 'address' })}
        className={css.wide}
        error={isReachable ? undefined : <Trans>The shop does not deliver this to that country.</Trans>}
      >
        <Select
          value={value.country}
          options={countryChoices(language).map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => onChange({ ...value, country: event.target.value })}
        />
      </Field>
      <Field label={<Trans>Phone for the courier, optional</Trans>} className={css.wide}>
        {input('phone', 32, 'tel')}
      </Field>
    </div>
  );
}
