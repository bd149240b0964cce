/** 0 very weak to 4 very strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Password strength as four bars and a text. */
export function PasswordStrength({ score, label }: { score: Strength; label?: string | undefined }) {
  return (
    <span className="strength" data-score={score}>
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
