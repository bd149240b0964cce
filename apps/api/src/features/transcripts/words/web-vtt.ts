import type { Segment } from '../engine/open-transcription.ts';

const stamp = (seconds: number): string => {
  const ms = Math.round(seconds * 1_000);
  const part = (unit: number, most: number, digits: number) =>
    String(Math.floor(ms / unit) % most).padStart(digits, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1_000, 60, 2)}.${part(1, 1_000, 3)}`;
};

/** WebVTT reads `<` and `&` as markup, and `-->` as a time. */
const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Captions in WebVTT, in the order of time and within the length of the film. */
export function webVttOf(segments: readonly Segment[], seconds: number): string {
  const cues = segments
    .filter(({ start }) => start < seconds)
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, text }) => `${stamp(start)} --> ${stamp(Math.min(end, seconds))}\n${plain(text)}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}
