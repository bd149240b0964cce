export { WheelFigures } from './wheel-figures.tsx';
export { WheelHost } from './wheel-host.tsx';
