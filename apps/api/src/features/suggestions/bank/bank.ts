import type { Language } from '@peonia/i18n/languages.ts';
import type { Bank } from './bank-shape.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { tw } from './tw.ts';
import { zh } from './zh.ts';

/** The bank of texts in each language. */
export const banks: Readonly<Record<Language, Bank>> = { en, zh, tw, de, it, fr, ja, ko };
