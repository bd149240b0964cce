import { afterEach, expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { adoptSettings, settings } from '../../platform/settings.ts';
import { TranscriptText } from './transcript-text.tsx';
import { VoiceTranscript } from './voice-transcript.tsx';

const plain = settings();
afterEach(() => adoptSettings(plain));

const recording = { uploadId: 1, speaks: ['de'], isMine: true, isAuto: false };

it('offers the text of a recording', () => {
  adoptSettings({ ...plain, transcribes: true });

  expect(renderStatic(<VoiceTranscript {...recording} seconds={4} />)).toContain('Show as text');
});

it('offers nothing where no service is configured', () => {
  adoptSettings({ ...plain, transcribes: false });

  expect(renderStatic(<VoiceTranscript {...recording} seconds={4} />)).not.toContain('Show as text');
});

it('marks the language of the text', () => {
  const html = renderStatic(
    <TranscriptText {...recording} transcript={{ text: 'Guten Abend', language: 'de', captions: null }} />,
  );

  expect(html).toMatch(/<p lang="de"[^>]*>Guten Abend/);
});

it('marks no language where nobody could tell it', () => {
  const html = renderStatic(
    <TranscriptText {...recording} transcript={{ text: 'Guten Abend', language: null, captions: null }} />,
  );

  expect(html).not.toContain('lang=');
});
