/** The eight interface languages, in the order of the specification. */
export const languageCodes = ['en', 'zh', 'tw', 'de', 'it', 'fr', 'ja', 'ko'] as const;
