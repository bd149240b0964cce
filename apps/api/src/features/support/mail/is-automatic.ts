import type { IncomingMail } from './read-mail.ts';

/** Senders of reports about undelivered mail and of lists. */
const machineSender = /^(?:mailer-daemon|postmaster|no-?reply|bounces?|daemon|root)(?:[+.-][^@]*)?@/i;

/** Headers that only programs write: lists, bounces, answers during holidays. */
const machineHeaders = ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-loop', 'x-failed-recipients'];

/**
 * Whether a program sent this mail. Such a mail is no answer of a person, and taking it would let two programs write to
 * each other. Source: RFC 3834.
 */
export function isAutomatic({ from, headers }: Pick<IncomingMail, 'from' | 'headers'>): boolean {
  const header = (name: string) => headers[name]?.trim().toLowerCase() ?? '';
  return (
    from.trim() === '' ||
    machineSender.test(from.trim()) ||
    header('return-path') === '<>' ||
    !['', 'no'].includes(header('auto-submitted')) ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(header('precedence')) ||
    header('content-type').startsWith('multipart/report') ||
    machineHeaders.some((name) => name in headers)
  );
}
