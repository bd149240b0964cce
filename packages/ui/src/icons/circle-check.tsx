import { type IconProps, Outlined } from './icon.tsx';

export const CircleCheckIcon = (props: IconProps) => (
  <Outlined {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="m16 9-5.5 5.5L8 12" />
  </Outlined>
);
