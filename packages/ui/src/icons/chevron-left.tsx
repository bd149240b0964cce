import { type IconProps, Outlined } from './icon.tsx';

export const ChevronLeftIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="m15 18-6-6 6-6" />
  </Outlined>
);
