import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { MailClass } from './mail.ts';

type TextValues = Readonly<Record<string, string | number>>;

/** What a template writes with. */
export interface MailWriter {
  readonly language: Language;
  readonly brand: string;
  readonly limits: Limits;
  /** A text of the catalogue `mails` in the language of the reader; `{brand}` is known. */
  readonly say: (id: string, values?: TextValues) => string;
}

/** A link of a mail: its path below the public address. */
export interface MailLink {
  readonly label: string;
  readonly path: string;
}

/** The words of one mail. Empty paragraphs are left out. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Words of the reader themselves, below the paragraphs. */
  readonly quote?: readonly string[];
  /** A code to be typed, set large, and the text after it. */
  readonly code?: { readonly code: string; readonly after: readonly string[] };
  readonly action?: MailLink | null;
  readonly footer: string;
  /** Of mails that members may end: the page, and the path for a single click (RFC 8058). */
  readonly unsubscribe?: MailLink & { readonly oneClickPath: string };
}

/** What a file of a sample is written with. */
interface SampleSite {
  readonly language: Language;
  readonly brand: string;
  readonly publicUrl: string;
}

/** A file that comes with a mail, as a preview shows it. */
export interface SampleFile {
  readonly name: string;
  readonly type: string;
  write(site: SampleSite): Promise<Buffer>;
}

/** Invented values that a template is previewed and tested with. */
export interface MailSample<Values> {
  /** In kebab-case. */
  readonly name: string;
  readonly values: Values;
  readonly files?: readonly SampleFile[];
}

/**
 * The texts of one kind of mail. Every mail is written by a template, and only by one that a feature lists in its
 * manifest. The samples together use each text that the template has.
 */
export interface MailTemplate<Values = unknown> {
  /** In kebab-case; unique. */
  readonly name: string;
  readonly class: MailClass;
  /** Brings a code that proves the address: sent also to one that took no mail before. */
  readonly provesAddress?: boolean;
  /** A person wrote its words, so that nothing says a program did (RFC 3834). */
  readonly isPersonal?: boolean;
  readonly samples: readonly MailSample<Values>[];
  write(values: Values, writer: MailWriter): Letter;
}

/** Checks the types of a template. */
export function mailTemplate<Values>(template: MailTemplate<Values>): MailTemplate<Values> {
  return template;
}

/** Samples of a template, one for each of several values. */
export function samplesOf<Name extends string, Values>(
  names: readonly Name[],
  valuesOf: (name: Name) => Values,
): readonly MailSample<Values>[] {
  return names.map((name) => ({ name: name.replaceAll('_', '-'), values: valuesOf(name) }));
}
