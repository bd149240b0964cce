import { type IconProps, Outlined } from './icon.tsx';

export const EllipsisIcon = (props: IconProps) => (
  <Outlined {...props}>
    <circle cx="12" cy="12" r="1" />
    <circle cx="19" cy="12" r="1" />
    <circle cx="5" cy="12" r="1" />
  </Outlined>
);
