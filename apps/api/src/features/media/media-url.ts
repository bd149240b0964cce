/** Renditions of a picture, by what they are for. Names and sizes: specification section 9. */
export const renditions = {
  avatar: { suffix: '200', width: 200, height: 200 },
  main: { suffix: '720', width: 720, height: 720 },
  cover: { suffix: 'cover', width: 780, height: 250 },
  whole: { suffix: 'whole', width: 1_600, height: 1_600 },
} as const;
export type Rendition = keyof typeof renditions;

/** Name of a rendition in the blob store. */
export function blobName(name: string, rendition: Rendition): string {
  return `${name}-${renditions[rendition].suffix}.webp`;
}

/** Address of a rendition: the name is 128 bits of chance and never changes its content, so it is cached for good. */
export function mediaUrl(name: string, rendition: Rendition): string {
  return `/media/${blobName(name, rendition)}`;
}
