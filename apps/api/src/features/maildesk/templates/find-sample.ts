import type { MailSample, MailTemplate } from '../../../platform/mail/mail-template.ts';

interface Found {
  readonly template: MailTemplate;
  readonly sample: MailSample<unknown>;
}

/** A sample of a template by their names. */
export function findSample(
  templates: readonly MailTemplate[],
  names: { readonly template: string; readonly sample: string },
): Found | null {
  const template = templates.find(({ name }) => name === names.template);
  const sample = template?.samples.find(({ name }) => name === names.sample);
  return template === undefined || sample === undefined ? null : { template, sample };
}
