import { expect, it } from 'vitest';
import { webVttOf } from './web-vtt.ts';

it('writes cues in the order of time, within the length of the film', () => {
  const segments = [
    { start: 61.5, end: 75, text: 'Good night' },
    { start: 0, end: 2.25, text: 'Good morning' },
    { start: 71, end: 72, text: 'beyond the end' },
  ];
  expect(webVttOf(segments, 70.5)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.250\nGood morning\n\n00:01:01.500 --> 00:01:10.500\nGood night\n',
  );
});

it('keeps words from being markup or a time', () => {
  const said = 'a <b>bold</b> --> 00:00:09.000 & more';
  expect(webVttOf([{ start: 0, end: 1, text: said }], 2)).toContain(
    '\na &lt;b&gt;bold&lt;/b&gt; --&gt; 00:00:09.000 &amp; more\n',
  );
});
