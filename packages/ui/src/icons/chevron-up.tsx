import { type IconProps, Outlined } from './icon.tsx';

export const ChevronUpIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="m18 15-6-6-6 6" />
  </Outlined>
);
