import type { reportError as endpoint } from '@peonia/contract/protocol/client.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Metrics } from '../../platform/operations/metrics/metrics.ts';

/** Logs and counts a client error. The contract allows no text written by a person. */
export async function recordError(
  { body, request }: Call<typeof endpoint>,
  clientErrors: Metrics['clientErrors'],
): Promise<Record<string, never>> {
  clientErrors.inc({ kind: body.kind });
  request.log.warn(
    { client_error: { kind: body.kind, route: body.route, client: body.client, frames: body.frames } },
    'a program failed',
  );
  return {};
}
