import { type IconProps, Outlined } from './icon.tsx';

export const ArrowLeftIcon = (props: IconProps) => (
  <Outlined {...props}>
    <path d="m12 19-7-7 7-7" />
    <path d="M19 12H5" />
  </Outlined>
);
