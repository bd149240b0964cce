import { type IconProps, Outlined } from './icon.tsx';

export const MenuIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="M4 5h16" />
    <path d="M4 12h16" />
    <path d="M4 19h16" />
  </Outlined>
);
