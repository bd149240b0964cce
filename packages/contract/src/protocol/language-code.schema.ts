import { oneOf } from './choice.schema.ts';
import { languageCodes } from './language-code.ts';

export const LanguageCode = oneOf(languageCodes);
