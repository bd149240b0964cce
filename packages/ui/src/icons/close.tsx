import { type IconProps, Outlined } from './icon.tsx';

export const CloseIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="M18 6 6 18" />
    <path d="m6 6 12 12" />
  </Outlined>
);
