import { type IconProps, Outlined } from './icon.tsx';

export const TargetIcon = (props: IconProps) => (
  <Outlined {...props}>
    <circle cx="12" cy="12" r="10" />
    <circle cx="12" cy="12" r="6" />
    <circle cx="12" cy="12" r="2" />
  </Outlined>
);
