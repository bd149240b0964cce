export { currentMediaOrigin, mediaUrl } from './media-url.ts';
export { mediaUrlOf } from './media-url.sql.ts';
export { copyPicture, cropPicture } from './crop-picture.ts';
export { holdUploads, knownUpload, releaseAfter, uploadOfPicture } from './hold-uploads.ts';
export type { IngestContext } from './ingest/ingest-file.ts';
export { ingestHiddenPicture } from './ingest/ingest-hidden-picture.ts';
export { markPictureUsed, markPictureUnused } from './ingest/store-picture.ts';
export type { MediaView } from './items/hydrate-media.ts';
export { filesOf, filesOfFolder, rowOfItem, type FolderItemValue, type ItemValue } from './items/item.sql.ts';
export {
  bookSaleTransfer,
  endSale,
  openSale,
  readGuests,
  readOffer,
  readPublicPhotos,
  salesOf,
  setGuest,
} from './items/album.ts';
export {
  albumFacts,
  folderPage,
  insertKnownSale,
  knownOffer,
  lockKnownOffer,
  type AlbumFacts,
  type FolderPage,
} from './items/album.sql.ts';
export { soldFiles } from './items/sold-file.sql.ts';
export { fileSales } from './items/file-sales.sql.ts';
export { secretPriceMissing } from './items/plan-placement.ts';
export type { AttachesUploads } from './items/attach-uploads.ts';
export { changedEvent } from './transcode/transcode-next.ts';
export { awaitPicture, decideOn, readQueue, readSeen, reportUpload } from './review/review-queue.ts';
export { type Media } from './open-media.ts';
export { fileTextsSaved, media, mayReviewFiles, type FileTexts } from './hooks.ts';
export { accountsWithSamePictures } from './review/picture-risk.sql.ts';
export { readWaitingState, undoDecision, type WaitingState } from './review/undo-review.ts';
export { allowPictures } from './review/removed-picture.sql.ts';
export { fileKindOf } from './ingest/file-kind.ts';
export type { HeldFile } from './ingest/receive-file.ts';
export { reencodePicture } from './ingest/reencode-picture.ts';
export { putCaptions } from './captions/put-captions.ts';
export { readSound } from './captions/read-sound.ts';
export { heardFiles, noteCaptions, spokenFile, type SpokenFile } from './captions/spoken-file.sql.ts';
export { shownName } from './ingest/shown-name.ts';
