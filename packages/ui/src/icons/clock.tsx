import { type IconProps, Outlined } from './icon.tsx';

export const ClockIcon = (props: IconProps) => (
  <Outlined {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 6v6l4 2" />
  </Outlined>
);
