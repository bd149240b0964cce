import type { MediaItem, OwnUpload, StaffFile } from '@peonia/contract/media/media.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { warningOf } from '@peonia/core/scam/is-suspicious.ts';
import { mediaUrl, type Rendition } from '../media-url.ts';
import type { ItemRow } from './item.sql.ts';
import type { UrlSigner, Viewer } from './signed-url.ts';

/** Renditions by purpose, the best first; crops of main photos and covers are stored in their own sizes only. */
const choices = {
  /** In conversations they are small. */
  sent: ['small', 'square', 'post', 'whole'],
  thumb: ['avatar', 'square', 'post', 'cover', 'whole'],
  post: ['post', 'main', 'cover', 'whole'],
  src: { image: ['whole', 'main', 'cover', 'post'], video: ['play'], audio: ['voice'] },
} as const satisfies {
  sent: readonly Rendition[];
  thumb: readonly Rendition[];
  post: readonly Rendition[];
  src: Readonly<Record<MediaItem['type'], readonly Rendition[]>>;
};

/** Maps a row to the item for one reader: a lasting address for public files, a signed one for the rest. */
export function presentItem(row: ItemRow, signer: UrlSigner, viewer: Viewer | null): MediaItem {
  const best = (wanted: readonly Rendition[]) => wanted.find((rendition) => row.renditions.includes(rendition));
  const addressOf = (wanted: readonly Rendition[]) => {
    const rendition = best(wanted);
    if (rendition === undefined || !row.open) return null;
    if (!row.locked) return mediaUrl(row.name, rendition);
    return viewer === null ? null : signer.sign({ id: row.id, rendition, viewer });
  };
  const captions = addressOf(['captions']);
  return {
    id: row.id,
    type: row.kind,
    state: row.state,
    width: row.width,
    height: row.height,
    seconds: row.seconds,
    wave: row.waveform,
    blur: row.renditions.includes('blur') && row.review !== 'removed' ? mediaUrl(row.name, 'blur') : null,
    thumb: addressOf(row.sent_to === null ? choices.thumb : choices.sent),
    post: addressOf(choices.post),
    src: addressOf(choices.src[row.kind]),
    ...(captions === null ? {} : { captions: { src: onPage(captions), language: row.captions_language } }),
    caption: row.caption,
    alt: row.alt,
    ...warningOf(row.caption, row.alt),
    paid: row.price !== null,
    amount: row.price === null ? null : goldFromCents(row.price),
    open: row.open,
    ...(row.sold ? { sold: true } : {}),
    review: row.is_own ? row.review : 'none',
    created_at: row.created_at.toISOString(),
  };
}

/** Every address is signed for the member of staff. */
export function presentForStaff(row: ItemRow, signer: UrlSigner, staffId: number): StaffFile {
  const viewer = { id: staffId, is_staff: true };
  const hasFrames = row.renditions.includes('frames');
  return {
    ...presentItem({ ...row, locked: true }, signer, viewer),
    frames: hasFrames ? signer.sign({ id: row.id, rendition: 'frames', viewer }) : null,
  };
}

/** The address on the host of the page, whatever MEDIA_URL says: browsers take captions of no other host. */
const onPage = (address: string) => address.slice(address.indexOf('/media/'));

export function presentOwn(row: ItemRow, signer: UrlSigner): OwnUpload {
  return {
    ...presentItem(row, signer, { id: row.owner_id, is_staff: false }),
    folder: row.folder,
    progress_id: row.progress_id,
    removed_for: row.removed_for,
  };
}
