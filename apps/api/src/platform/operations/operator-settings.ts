/** Settings of the operator. */
export interface OperatorSettings {
  /** Where tickets go besides the back office; empty keeps them there alone. */
  readonly supportMail: string;
  readonly clientLatest: string;
  readonly clientMinimum: string;
  readonly clientUrl: string;
  readonly maintenance: boolean;
  /** Members may say that they are here for 811 to 814. */
  readonly adultPurposes: boolean;
  /** First main photos and items for sale wait for a moderator; null: by program mode. */
  readonly reviewMedia: boolean | null;
}

export const operatorSettings = [
  {
    name: 'SUPPORT_MAIL',
    fallback: '',
    meaning: 'Address that gets a copy of each ticket; empty keeps tickets in the database alone.',
  },
  { name: 'CLIENT_LATEST', fallback: '1.0.0', meaning: 'Newest released version of the programs.' },
  { name: 'CLIENT_MINIMUM', fallback: '1.0.0', meaning: 'Oldest version that still works.' },
  {
    name: 'CLIENT_URL',
    fallback: '',
    meaning: 'Where a new version is had; `{platform}` stands for the platform. Empty offers no download.',
  },
  {
    name: 'ADULT_PURPOSES',
    fallback: '0',
    meaning: '1 offers the purposes 811 to 814: adult topics, adult life, special service provided and sought.',
  },
  {
    name: 'REVIEW_MEDIA',
    fallback: '',
    meaning:
      '1: the first main photo and everything for sale waits for a moderator; 0: nothing waits. Empty: 1 in production, 0 elsewhere.',
  },
  {
    name: 'MAINTENANCE',
    fallback: '0',
    meaning: '1 leads every page and call to /maintenance; the health routes stay.',
  },
] as const;

type Name = (typeof operatorSettings)[number]['name'];

/** Reads the settings through the reader of the configuration, which knows how to refuse. */
export function readOperatorSettings(
  text: (name: Name) => string,
  url: (name: 'CLIENT_URL', schemes: readonly string[]) => string,
  fail: (name: string, wanted: string) => never,
): OperatorSettings {
  const version = (name: 'CLIENT_LATEST' | 'CLIENT_MINIMUM') =>
    /^\d{1,4}(?:\.\d{1,4}){0,2}$/.test(text(name)) ? text(name) : fail(name, 'must be a version such as 1.2.0');
  const supportMail = text('SUPPORT_MAIL');
  if (supportMail !== '' && !/^[^\s@]+@[^\s@]+$/.test(supportMail)) fail('SUPPORT_MAIL', 'must be an e-mail address');
  const maintenance = text('MAINTENANCE');
  if (maintenance !== '0' && maintenance !== '1') fail('MAINTENANCE', 'must be 0 or 1');
  const adultPurposes = text('ADULT_PURPOSES');
  if (adultPurposes !== '0' && adultPurposes !== '1') fail('ADULT_PURPOSES', 'must be 0 or 1');
  const reviewMedia = text('REVIEW_MEDIA');
  if (!['', '0', '1'].includes(reviewMedia)) fail('REVIEW_MEDIA', 'must be 0 or 1, or empty');
  return {
    supportMail,
    clientLatest: version('CLIENT_LATEST'),
    clientMinimum: version('CLIENT_MINIMUM'),
    clientUrl: url('CLIENT_URL', ['http', 'https']),
    maintenance: maintenance === '1',
    adultPurposes: adultPurposes === '1',
    reviewMedia: reviewMedia === '' ? null : reviewMedia === '1',
  };
}
