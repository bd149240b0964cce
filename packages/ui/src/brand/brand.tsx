import { classNames } from '../class-names.ts';
import { Mark } from '../icons/mark.tsx';

export type BrandProps = { name: string; className?: string };

/** Mark and name side by side. The name is a setting of the product, so it always comes from outside. */
export function Brand({ name, className }: BrandProps) {
  return (
    <span className={classNames('brand', className)}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
