export { mediaEraser, mediaExporter } from './own-media.ts';
export { mediaUrl, type Rendition } from './media-url.ts';
export { copyPicture, cropPicture, type CropWish } from './crop-picture.ts';
export { holdUploads, knownUpload, letGoAfter, uploadOfPicture } from './hold-uploads.ts';
export type { IntakeParts } from './intake/take-file.ts';
export { takeHiddenPicture } from './intake/take-hidden-picture.ts';
export { keepPicture, releasePicture } from './intake/keep-picture.ts';
export type { HydrateMedia, MediaView } from './items/hydrate-media.ts';
export {
  bookSaleTransfer,
  endSale,
  openSale,
  readAlbumFacts,
  readFolder,
  readGuests,
  readOffer,
  salesOf,
  setGuest,
} from './items/album.ts';
export { fileSales } from './items/file-sales.sql.ts';
export type { TakesUploads } from './items/take-uploads.ts';
export { changedEvent } from './playable/make-playable.ts';
export { awaitPicture, decideOn, readQueue, reportUpload } from './review/queue.ts';
export { openMedia, type Media } from './open-media.ts';
export { media, mayReviewFiles } from './hooks.ts';
