import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field/field.tsx';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import * as textInputCss from '../text-input/text-input.module.css';
import * as css from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean; lang?: string };

type SelectProps = ComponentProps<'select'> & {
  /** Alternatively pass `option` elements as children. */
  options?: readonly SelectOption[];
  /** First entry with an empty value: "Choose". */
  placeholder?: string;
  invalid?: boolean;
};

/** A native select. */
export function Select({ options, placeholder, invalid, className, children, ...rest }: SelectProps) {
  const control = useFieldControl({ ...rest, invalid });
  return (
    <span
      className={classNames(
        css.input,
        textInputCss.input,
        css.select,
        control.invalid && textInputCss.isInvalid,
        rest.disabled && textInputCss.isDisabled,
        className,
      )}
    >
      <select {...rest} {...control.attributes}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDownIcon />
    </span>
  );
}
