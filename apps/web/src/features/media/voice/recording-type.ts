/** What browsers record, the smallest first. The server makes of each what every browser plays. */
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'] as const;

/** The type this browser records, or null where it cannot record at all. */
export function pickRecordingType(isSupported: (type: string) => boolean): string | null {
  return types.find((type) => isSupported(type)) ?? null;
}

/** A name for the recording that fits its type. */
export function recordingName(type: string): string {
  const [, kind = 'webm'] = /^audio\/(\w+)/.exec(type) ?? [];
  return `voice.${kind === 'mp4' ? 'm4a' : kind}`;
}
