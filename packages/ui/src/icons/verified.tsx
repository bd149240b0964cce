import { Filled, type IconProps } from './icon.tsx';

export const VerifiedIcon = (props: IconProps) => (
  <Filled
    {...props}
    flat
    d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM15.7 9.3 11 14 8.8 11.8 7.5 13.1 11 16.6 17 10.6Z"
  />
);
