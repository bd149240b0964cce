import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Container } from '../ingest/file-kind.ts';
import { openReceived, runProbe } from './media-program.ts';

interface Probed {
  readonly kind: 'video' | 'audio';
  readonly width: number | null;
  readonly height: number | null;
  /** Null where the file does not tell, as recordings of browsers. */
  readonly seconds: number | null;
}

interface Stream {
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly disposition?: { readonly attached_pic?: number };
}

// Slightly over the limit is recorder delay; the worker cuts it off.
const tolerance = 1.5;

/**
 * Probes a received video or recording; throws a refusal if it is not accepted. A voice message in a video container is
 * a voice message.
 */
export async function probeFile(path: string, container: Container, limits: Limits): Promise<Probed> {
  const text = await runProbe([
    ...openReceived(container, path),
    '-of',
    'json',
    '-show_entries',
    'format=duration:stream=codec_type,codec_name,width,height:stream_disposition=attached_pic',
  ]).catch(() => {
    throw refuse('file_broken');
  });
  const { streams = [], format = {} } = JSON.parse(text) as {
    streams?: readonly Stream[];
    format?: { duration?: string };
  };
  const known = (stream: Stream) => stream.codec_name !== undefined && stream.codec_name !== 'unknown';
  const video = streams.find(
    (stream) => stream.codec_type === 'video' && known(stream) && stream.disposition?.attached_pic !== 1,
  );
  const audio = streams.find((stream) => stream.codec_type === 'audio' && known(stream));
  if (video === undefined && audio === undefined) throw refuse('file_broken');
  const seconds = Number.isFinite(Number(format.duration)) ? Number(format.duration) : null;
  const longest = video === undefined ? limits.voice_seconds_max : limits.video_seconds_max;
  if (seconds !== null && seconds > longest * tolerance)
    throw refuse('video_too_long', {
      minutes: Math.floor(limits.video_seconds_max / 60),
      limit: limits.voice_seconds_max,
    });
  if (video === undefined) return { kind: 'audio', width: null, height: null, seconds };
  // Video only from mov and mp4; other containers are voice. Source: specification section 5.
  if (container !== 'mov') throw refuse('file_kind_refused');
  const { width = 0, height = 0 } = video;
  if (width < 1 || height < 1) throw refuse('file_broken');
  const { photo_megapixels_max: megapixels } = limits;
  if (width * height > megapixels * 1_000_000) throw refuse('picture_too_large', { megapixels });
  return { kind: 'video', width, height, seconds };
}
