import { classNames } from '../class-names.ts';

export type ProgressProps = {
  /** 0 to 1; leave it out while the size is unknown. */
  value?: number;
  label: string;
  /** On a photo: white on dark. */
  onPhoto?: boolean;
  className?: string;
};

/** A thin bar: the native element, because its width needs no style attribute. */
export function Progress({ value, label, onPhoto, className }: ProgressProps) {
  return (
    <progress
      className={classNames('bar', onPhoto && 'photo-bar', className)}
      max={1}
      value={value}
      aria-label={label}
    />
  );
}
