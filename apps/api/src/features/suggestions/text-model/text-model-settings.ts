import { allOrNone, serviceUrl, settingsGroup } from '../../../platform/config/settings.ts';

const settings = [
  {
    name: 'TEXT_MODEL_URL',
    fallback: '',
    meaning:
      'Base address of a text model with OpenAI-compatible chat completions, such as https://host/v1; it writes suggestions. Empty takes them from a bank of texts.',
  },
  { name: 'TEXT_MODEL_KEY', fallback: '', meaning: 'Key of the text model; empty sends none.' },
  { name: 'TEXT_MODEL_NAME', fallback: '', meaning: 'Which model the endpoint shall use.' },
  {
    name: 'TEXT_MODEL_TIMEOUT_MS',
    fallback: '5000',
    meaning:
      'How long a text may take; members wait for it, then the bank answers. Up to 15000, for models that need longer than other services.',
  },
] as const;

export interface TextModelSettings {
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly timeoutMs: number;
}

/** Reads where texts are written. An address without a model, or a model without an address, is refused. */
export const textModelSettings = settingsGroup(settings, (reader): TextModelSettings => {
  const { text, whole } = reader;
  allOrNone(reader, ['TEXT_MODEL_URL', 'TEXT_MODEL_NAME']);
  const read = {
    url: serviceUrl(reader, 'TEXT_MODEL_URL'),
    key: text('TEXT_MODEL_KEY'),
    model: text('TEXT_MODEL_NAME'),
    timeoutMs: whole('TEXT_MODEL_TIMEOUT_MS', 500, 15_000),
  };
  return read;
});
