import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { refuse, type Refusal } from './refusal.ts';

/** `file_too_large` with the largest upload that is accepted. */
export function fileTooLarge({ upload_bytes_max: most }: Pick<Limits, 'upload_bytes_max'>): Refusal {
  return refuse('file_too_large', { megabytes: Math.floor(most / 1_024 / 1_024) });
}
