import { useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';

/** Megabytes of the largest upload. */
export function uploadMegabytes(): number {
  return Math.floor(limits.upload_bytes_max / 1_024 / 1_024);
}

/** Message of an upload that is too large. Source: specification section 8. */
export function useTooLargeText(): () => string {
  const { t } = useLingui();
  return () => {
    const megabytes = uploadMegabytes();
    return t`The uploaded file is too large, please do not exceed ${megabytes}MB.`;
  };
}
