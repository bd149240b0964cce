import { classNames } from '../class-names.ts';
import * as css from './spinner.module.css';

type SpinnerProps = { label?: string; size?: 'sm' | 'lg'; className?: string };

/** A spinner. Announced if `label` is set; otherwise the text beside it describes it. */
export function Spinner({ label, size = 'sm', className }: SpinnerProps) {
  const ring = classNames(css.spinner, size === 'lg' && css.sizeLg, className);
  if (!label) return <span className={ring} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={ring} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
