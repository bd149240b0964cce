import { type IconProps, Outlined } from './icon.tsx';

export const ArrowUpIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="m5 12 7-7 7 7" />
    <path d="M12 19V5" />
  </Outlined>
);
