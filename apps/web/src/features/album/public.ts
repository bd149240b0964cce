export { PhotoStrip } from './photo-strip.tsx';
