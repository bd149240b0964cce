import { type MailTemplateSummary, mailClassNames } from '@peonia/contract/operation/maildesk.ts';

export interface TemplateFilters {
  readonly text: string;
  readonly class: MailTemplateSummary['class'] | null;
}

/** Filters in an address; what is no filter is left out. */
export function readTemplateFilters(params: URLSearchParams): TemplateFilters {
  return {
    text: (params.get('q') ?? '').slice(0, 60),
    class: mailClassNames.find((name) => name === params.get('class')) ?? null,
  };
}

/** Templates of a class whose name, or the name of a sample, has all words. */
export function findTemplates(
  templates: readonly MailTemplateSummary[],
  { text, class: kind }: TemplateFilters,
): readonly MailTemplateSummary[] {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return templates.filter(({ name, class: own, samples }) => {
    const names = [name, ...samples].join(' ');
    return (kind === null || own === kind) && words.every((word) => names.includes(word));
  });
}
