import { features } from '../src/features.ts';
import type { MailTemplate } from '../src/platform/mail/mail-template.ts';
import type { MailClass } from '../src/platform/mail/mail.ts';

/** Every mail that the program can send. */
export const mailTemplates: readonly MailTemplate[] = features.flatMap(({ mails = [] }) => mails);

export function mailNamed(name: string): MailTemplate {
  return found(mailTemplates.find((template) => template.name === name));
}

/** A mail of a class that needs no proof of its address. */
export function mailOfClass(name: MailClass): MailTemplate {
  return found(mailTemplates.find((template) => template.class === name && template.provesAddress !== true));
}

export function sampleOf(template: MailTemplate): unknown {
  return template.samples[0]?.values;
}

function found(template: MailTemplate | undefined): MailTemplate {
  if (template === undefined) throw new Error('There is no such mail template.');
  return template;
}
