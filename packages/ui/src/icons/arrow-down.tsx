import { type IconProps, Outlined } from './icon.tsx';

export const ArrowDownIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="M12 5v14" />
    <path d="m19 12-7 7-7-7" />
  </Outlined>
);
