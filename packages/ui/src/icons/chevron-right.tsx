import { type IconProps, Outlined } from './icon.tsx';

export const ChevronRightIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="m9 18 6-6-6-6" />
  </Outlined>
);
