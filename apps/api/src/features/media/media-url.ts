/**
 * Renditions of a file by purpose; a height or width of null follows the picture. Names and sizes: specification
 * section 9.
 */
export const renditions = {
  avatar: { suffix: '200', ext: 'webp', width: 200, height: 200 },
  main: { suffix: '720', ext: 'webp', width: 720, height: 720 },
  cover: { suffix: 'cover', ext: 'webp', width: 780, height: 250 },
  whole: { suffix: 'whole', ext: 'webp', width: 1_600, height: 1_600 },
  post: { suffix: '600', ext: 'webp', width: 600, height: null },
  square: { suffix: '300', ext: 'webp', width: 300, height: 300 },
  small: { suffix: '100', ext: 'webp', width: 100, height: 100 },
  /** Placeholder of a locked or missing picture; shows no detail. */
  blur: { suffix: 'blur', ext: 'webp', width: 32, height: 32 },
  play: { suffix: 'play', ext: 'mp4', width: null, height: null },
  /** Nine frames of a video on one sheet, for reviewers only. */
  frames: { suffix: 'frames', ext: 'webp', width: null, height: null },
  voice: { suffix: 'voice', ext: 'm4a', width: null, height: null },
  captions: { suffix: 'captions', ext: 'vtt', width: null, height: null },
} as const;
export type Rendition = keyof typeof renditions;

export const contentTypes = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  vtt: 'text/vtt; charset=utf-8',
} as const;

/** `200.webp`: the end of every name and address of a rendition. */
export function endingOf(rendition: Rendition): string {
  const { suffix, ext } = renditions[rendition];
  return `${suffix}.${ext}`;
}

const byEnding = new Map<string, Rendition>(
  (Object.keys(renditions) as Rendition[]).map((rendition) => [endingOf(rendition), rendition]),
);

/** The rendition of an ending, or undefined. */
export function renditionOf(ending: string): Rendition | undefined {
  return byEnding.get(ending);
}

/** Name of a rendition in the blob store. */
export function blobName(blob: string, rendition: Rendition): string {
  return `${blob}-${endingOf(rendition)}`;
}

/** All names a file may have in the store, including the received one of a video. */
export function blobNames(blob: string): string[] {
  return [
    ...(Object.keys(renditions) as Rendition[]).map((rendition) => blobName(blob, rendition)),
    receivedName(blob),
  ];
}

/** The received video or voice; waits for the worker and is never served. */
export function receivedName(blob: string): string {
  return `received-${blob}.bin`;
}

/** Origin of all addresses of media: MEDIA_URL, or empty for the host of the page. One for the process. */
let mediaOrigin = '';

export function setMediaOrigin(origin: string): void {
  mediaOrigin = origin;
}

/**
 * Lasting address of a public rendition: a random name of 128 bits whose content never changes, so it is cached
 * forever.
 */
export function mediaUrl(name: string, rendition: Rendition): string {
  return `${mediaOrigin}/media/${name}-${endingOf(rendition)}`;
}

/** The origin of `mediaUrl`, as a parameter of `mediaUrlOf`. */
export const currentMediaOrigin = (): string => mediaOrigin;
