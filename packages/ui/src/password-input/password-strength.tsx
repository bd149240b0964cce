import * as fieldCss from '../field/field.module.css';
import * as css from './password-input.module.css';
/** 0 very weak to 4 very strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Password strength as four bars and a text. */
export function PasswordStrength({ score, label }: { score: Strength; label?: string | undefined }) {
  return (
    <span className={css.strength} data-score={score}>
      <span className={css.strengthBars} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className={fieldCss.hint} role="status">
        {label}
      </span>
    </span>
  );
}
