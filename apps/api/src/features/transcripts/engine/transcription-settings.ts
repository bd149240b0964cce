import { allOrNone, serviceUrl, settingsGroup } from '../../../platform/config/settings.ts';

const settings = [
  {
    name: 'TRANSCRIPTION_URL',
    fallback: '',
    meaning:
      'Base address of a service with OpenAI-compatible transcription, such as https://host/v1; it writes down what is said in voice messages and videos when somebody asks for it. Empty: there is none.',
  },
  { name: 'TRANSCRIPTION_KEY', fallback: '', meaning: 'Key of that service; empty sends none.' },
  {
    name: 'TRANSCRIPTION_MODEL',
    fallback: '',
    meaning: 'Which model it shall use; one that answers `verbose_json` with segments, such as whisper-1.',
  },
  {
    name: 'TRANSCRIPTION_TIMEOUT_MS',
    fallback: '60000',
    meaning:
      'How long one recording may take, up to 300000. Members wait 20 seconds of it; later the text is there at their next request.',
  },
] as const;

export interface TranscriptionSettings {
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly timeoutMs: number;
}

/** Reads where recordings are transcribed. An address without a model, or a model without an address, is refused. */
export const transcriptionSettings = settingsGroup(settings, (reader): TranscriptionSettings => {
  const { text, whole } = reader;
  allOrNone(reader, ['TRANSCRIPTION_URL', 'TRANSCRIPTION_MODEL']);
  const read = {
    url: serviceUrl(reader, 'TRANSCRIPTION_URL'),
    key: text('TRANSCRIPTION_KEY'),
    model: text('TRANSCRIPTION_MODEL'),
    timeoutMs: whole('TRANSCRIPTION_TIMEOUT_MS', 500, 300_000),
  };
  return read;
});
