import { type IconProps, Outlined } from './icon.tsx';

export const ArrowRightIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="M5 12h14" />
    <path d="m12 5 7 7-7 7" />
  </Outlined>
);
