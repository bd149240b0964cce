import { type IconProps, Outlined } from './icon.tsx';

export const PlusIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="M5 12h14" />
    <path d="M12 5v14" />
  </Outlined>
);
