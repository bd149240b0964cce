import { type IconProps, Outlined } from './icon.tsx';

export const ChevronDownIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="m6 9 6 6 6-6" />
  </Outlined>
);
