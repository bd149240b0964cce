export { mediaUrl, type Rendition } from './media-url.ts';
