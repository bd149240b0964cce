import { withCauses } from '../log/with-causes.ts';

const longest = 300;

/** Reason of a failure for staff: without addresses and numbers, which may belong to a member. */
export function describeFailure(error: unknown): string {
  const text =
    error instanceof Error ? `${error.name}: ${withCauses(error, ({ message }) => message)}` : 'Unknown error';
  return text
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\+?\d[\d\s().-]{5,}\d/g, '…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longest);
}
