import { Trans, useLingui } from '@lingui/react/macro';
import { catalogueRules, type CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueContent, CataloguePicture } from '@peonia/contract/catalogue/catalogue.ts';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useState } from 'react';
import { categoryLabel } from '../catalogue-labels.ts';
import { readCountries } from '../item-draft.ts';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';
import * as css from '../catalogue.module.css';

interface FieldsProps {
  readonly kind: CatalogueKind;
  readonly draft: CatalogueContent;
  readonly src: string | null;
  readonly onChange: (changes: Partial<CatalogueContent>) => void;
  readonly onPicture: (picture: CataloguePicture) => void;
}

/** Facts of an item beside its texts: those that its kind has. */
export function ItemFields({ kind, draft, src, onChange, onPicture }: FieldsProps) {
  const { i18n } = useLingui();
  const { categories, price, hasPicture, hasStock, hasDelivery, choicesMax } = catalogueRules[kind];
  const [countries, setCountries] = useState(draft.countries?.join(', ') ?? '');
  return (
    <div className={css.fields}>
      {hasPicture ? <PictureField src={src} onPicture={onPicture} /> : null}
      {categories.length === 0 ? null : (
        <Field label={kind === 'template' ? <Trans>Used as</Trans> : <Trans>Category</Trans>}>
          <Select
            value={draft.category}
            options={categories.map((value) => ({ value, label: i18n._(categoryLabel(kind, value)) }))}
            onChange={(event) => onChange({ category: event.target.value })}
          />
        </Field>
      )}
      {price === null ? null : (
        <NumberField
          label={<Trans>Price in gold</Trans>}
          hint={
            <Trans>
              Between {price[0]} and {price[1]}.
            </Trans>
          }
          value={draft.price}
          least={price[0]}
          most={price[1]}
          step={0.01}
          onChange={(value) => onChange({ price: value ?? price[0] })}
        />
      )}
      {hasStock ? (
        <NumberField
          label={kind === 'wheel' ? <Trans>Trips in all</Trans> : <Trans>Stock</Trans>}
          hint={
            kind === 'wheel' ? (
              <Trans>Those already won count.</Trans>
            ) : (
              <Trans>Orders that come while you edit stay counted.</Trans>
            )
          }
          value={draft.stock}
          least={0}
          most={100_000}
          onChange={(value) => onChange({ stock: value ?? 0 })}
        />
      ) : null}
      {hasDelivery ? (
        <>
          <NumberField
            label={<Trans>Days until delivery</Trans>}
            value={draft.delivery_days}
            least={1}
            most={60}
            onChange={(value) => onChange({ delivery_days: value ?? 1 })}
          />
          <Field
            label={<Trans>Delivered to</Trans>}
            hint={<Trans>Country codes such as DE, AT. Empty: everywhere. Flowers: CN.</Trans>}
          >
            <TextInput
              value={countries}
              autoComplete="off"
              onChange={(event) => {
                setCountries(event.target.value);
                onChange({ countries: readCountries(event.target.value) });
              }}
            />
          </Field>
        </>
      ) : null}
      {kind === 'wheel' ? null : (
        <>
          <NumberField
            label={<Trans>Place in the list</Trans>}
            hint={<Trans>1 is first. Empty: after those with a place.</Trans>}
            value={draft.position}
            least={1}
            most={9_999}
            onChange={(position) => onChange({ position })}
          />
          <div className={css.choices}>
            <Checkbox
              label={<Trans>Offered to members</Trans>}
              checked={draft.is_offered}
              onChange={(event) => onChange({ is_offered: event.target.checked })}
            />
            {choicesMax === 0 ? null : (
              <Checkbox
                label={<Trans>The choices are a scale</Trans>}
                hint={<Trans>Neighbours count as nearly alike.</Trans>}
                checked={draft.is_scale}
                onChange={(event) => onChange({ is_scale: event.target.checked })}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}
