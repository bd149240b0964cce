import { classNames } from '../class-names.ts';

/** 0 very weak to 4 very strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Four bars and the words; the words carry the meaning, the bars repeat it. */
export function PasswordStrength({ score, label }: { score: Strength; label?: string | undefined }) {
  return (
    <span className={classNames('strength', `s${score}`)}>
      <span className="strength-bars" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="hint" role="status">
        {label}
      </span>
    </span>
  );
}
