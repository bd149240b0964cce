import { classNames } from '../class-names.ts';
import { Mark } from '../icons/mark.tsx';
import * as css from './brand.module.css';

type BrandProps = { name: string; className?: string };

/** Logo and name. The name is an operator setting, so it is passed in. */
export function Brand({ name, className }: BrandProps) {
  return (
    <span className={classNames(css.brand, className)}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
