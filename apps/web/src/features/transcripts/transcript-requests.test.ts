import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestTranscript, transcriptState } from './transcript-requests.ts';

const member = 7;
/** A recording that no other test has asked for. */
let recording = 1_000;
let asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  recording += 1;
  asked = [];
  answer = () => Response.json({ text: 'Good evening', language: 'en', captions: null });
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('has no state before somebody asks', () => {
  expect(transcriptState(member, recording)).toBeUndefined();
});

it('keeps the text of a recording', async () => {
  await requestTranscript(member, recording);

  expect(transcriptState(member, recording)).toMatchObject({ state: 'done', transcript: { text: 'Good evening' } });
});

it('asks once while a request runs', async () => {
  await Promise.all([requestTranscript(member, recording), requestTranscript(member, recording)]);

  expect(asked).toEqual([`/v1/transcripts/${recording}`]);
});

it('asks no more once the text is there', async () => {
  await requestTranscript(member, recording);
  await requestTranscript(member, recording);

  expect(asked).toHaveLength(1);
});

it('keeps the refusal of the server', async () => {
  answer = () => Response.json({ code: 503_000, message: 'Too busy', request_id: 'r' }, { status: 503 });

  await requestTranscript(member, recording);

  expect(transcriptState(member, recording)).toMatchObject({ state: 'failed', error: { message: 'Too busy' } });
});

it('asks again after a failure', async () => {
  answer = () => Response.json({ code: 503_000, message: 'Too busy', request_id: 'r' }, { status: 503 });
  await requestTranscript(member, recording);
  answer = () => Response.json({ text: 'Good evening', language: 'en', captions: null });

  await requestTranscript(member, recording);

  expect(transcriptState(member, recording)?.state).toBe('done');
});

it('shows the text to no other member on this device', async () => {
  await requestTranscript(member, recording);

  expect(transcriptState(member + 1, recording)).toBeUndefined();
});
