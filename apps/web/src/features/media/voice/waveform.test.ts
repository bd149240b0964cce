import { describe, expect, it } from 'vitest';
import { pickRecordingType, recordingName } from './pick-recording-format.ts';
import { loudnessOf, toWaveform } from './waveform.ts';

describe('waveform', () => {
  it('has 48 steps for any length', () => {
    for (const length of [0, 1, 30, 48, 600]) expect(toWaveform(Array.from({ length }, () => 40))).toHaveLength(48);
  });

  it('keeps the loudest level of each step', () => {
    const levels = Array.from({ length: 480 }, (_, index) => (index === 105 ? 90 : 10));
    expect(toWaveform(levels).indexOf(90)).toBe(10);
    expect(toWaveform(levels).filter((level) => level === 10)).toHaveLength(47);
  });
});

it('maps silence to 0 and full volume to 100', () => {
  expect(loudnessOf(new Uint8Array(64).fill(128))).toBe(0);
  expect(loudnessOf(new Uint8Array(64).fill(255))).toBe(100);
  expect(loudnessOf([])).toBe(0);
});

it.each([
  [['audio/webm;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus', 'voice.webm'],
  [['audio/mp4'], 'audio/mp4', 'voice.m4a'],
  [['audio/ogg;codecs=opus'], 'audio/ogg;codecs=opus', 'voice.ogg'],
])('a browser that supports %j records %s', (supported, type, name) => {
  expect(pickRecordingType((one) => supported.includes(one))).toBe(type);
  expect(recordingName(type)).toBe(name);
});

it('returns null for a browser that cannot record', () => {
  expect(pickRecordingType(() => false)).toBeNull();
});
