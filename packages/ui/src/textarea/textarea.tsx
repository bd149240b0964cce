import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field/field.tsx';
import { useAutoGrow } from './use-auto-grow.ts';
import * as textInputCss from '../text-input/text-input.module.css';
import * as css from './textarea.module.css';

type TextareaProps = ComponentProps<'textarea'> & { rows?: 1 | 2 | 3 | 5 | 8; invalid?: boolean };

/**
 * A multi-line input that grows with its text up to 40 % of the screen. `rows` (1, 2, 3, 5 or 8) is its initial height.
 */
export function Textarea({ invalid, className, rows = 3, ref, ...rest }: TextareaProps) {
  const control = useFieldControl({ ...rest, invalid });
  const grow = useAutoGrow(ref);
  return (
    <span
      className={classNames(
        textInputCss.input,
        css.input,
        css.area,
        control.invalid && textInputCss.isInvalid,
        rest.disabled && textInputCss.isDisabled,
        className,
      )}
    >
      <textarea {...rest} {...control.attributes} ref={grow} rows={rows} />
    </span>
  );
}
