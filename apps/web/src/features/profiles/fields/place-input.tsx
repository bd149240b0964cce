import { Trans, useLingui } from '@lingui/react/macro';
import type { Place } from '@peonia/contract/profiles/own-profile.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { MapPinIcon } from '@peonia/ui/icons/map-pin.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type ReactNode, useId } from 'react';
import { usePlaceName } from '../summary/place-name.ts';
import { usePlaceCombobox } from './use-place-combobox.ts';
import * as css from '../edit/profile-form.module.css';

interface PlaceInputProps {
  readonly value: Place | null;
  readonly onChange: (place: Place | null) => void;
  readonly label: ReactNode;
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** City and country, found by prefix in any language: an ARIA combobox with a listbox. */
export function PlaceInput({ value, onChange, label, hideLabel = false, hint, error }: PlaceInputProps) {
  const { t } = useLingui();
  const id = useId();
  const placeName = usePlaceName();
  const { box, typed, type, places, isOpen, isEmpty, active, setActive, choose, close, onKeyDown } =
    usePlaceCombobox(onChange);
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <div ref={box} className={css.placeBox}>
        <TextInput
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          icon={<MapPinIcon />}
          placeholder={t`Start with your city`}
          value={typed ?? (value === null ? '' : placeName(value))}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t`Places`}
          className={classNames(css.placeList, isOpen && css.open)}
        >
          {(isOpen ? places : []).map((place, index) => (
            <div
              key={place.place_id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              // Keeps the focus in the input; otherwise the list closes before the choice.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
              onKeyDown={onKeyDown}
            >
              {placeName(place)}
            </div>
          ))}
        </div>
        <p role="status" className={isEmpty ? css.placeNone : 'visually-hidden'}>
          {isEmpty ? <Trans>No matching place. Try a larger city nearby.</Trans> : null}
        </p>
      </div>
    </Field>
  );
}
