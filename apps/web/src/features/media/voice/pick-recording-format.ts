/** Recording types of browsers, smallest files first. The server transcodes each. */
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'] as const;

/** The recording type of this browser, or null if it cannot record. */
export function pickRecordingType(isSupported: (type: string) => boolean): string | null {
  return types.find((type) => isSupported(type)) ?? null;
}

/** A file name that fits the type. */
export function recordingName(type: string): string {
  const [, kind = 'webm'] = /^audio\/(\w+)/.exec(type) ?? [];
  return `voice.${kind === 'mp4' ? 'm4a' : kind}`;
}
