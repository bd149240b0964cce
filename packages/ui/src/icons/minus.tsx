import { type IconProps, Outlined } from './icon.tsx';

export const MinusIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="M5 12h14" />
  </Outlined>
);
