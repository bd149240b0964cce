import type { ErrorEntry } from '@peonia/contract/protocol/errors.ts';

/** The message of a refusal for the documents: its placeholders stand as `{name}`, its plurals as `other`. */
export function plainMessage({ message }: ErrorEntry): string {
  return message
    .replaceAll(/\{(\w+), plural, (?:one \{[^{}]*\} )?other \{([^{}]*)\}\}/g, (_, name: string, text: string) =>
      text.replace('#', `{${name}}`),
    )
    .replaceAll(/\{(\w+), number\}/g, '{$1}');
}
