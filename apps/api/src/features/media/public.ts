export { mediaEraser, mediaExporter } from './own-media.ts';
export { mediaUrl, type Rendition } from './media-url.ts';
export { cropPicture, type CropWish } from './crop-picture.ts';
export { keepPicture, releasePicture } from './keep-picture.ts';
export { ownPicture } from './own-picture.ts';
