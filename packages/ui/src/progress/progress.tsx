import { classNames } from '../class-names.ts';
import * as css from './progress.module.css';

type ProgressProps = {
  /** 0 to 1; omit it while the size is unknown. */
  value?: number;
  label: string;
  /** White on dark, for use over a photo. */
  onPhoto?: boolean;
  className?: string;
};

/** A progress bar: the native element, because its width needs no style attribute. */
export function Progress({ value, label, onPhoto, className }: ProgressProps) {
  return (
    <progress
      className={classNames(css.bar, onPhoto && css.photoBar, className)}
      max={1}
      value={value}
      aria-label={label}
    />
  );
}
