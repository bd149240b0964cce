import { type IconProps, Outlined } from './icon.tsx';

export const CheckIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="M20 6 9 17l-5-5" />
  </Outlined>
);
