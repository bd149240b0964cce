import type { reportError as endpoint } from '@peonia/contract/protocol/client.ts';
import type { Call } from '../../platform/http/call.ts';
import type { ClientErrors } from '../../platform/operations/client-errors.ts';

/** Logs and counts a client error. The contract allows no text written by a person. */
export async function recordError(
  { body, request }: Call<typeof endpoint>,
  errors: ClientErrors,
): Promise<Record<string, never>> {
  errors.count(body.kind);
  request.log.warn(
    { client_error: { kind: body.kind, route: body.route, client: body.client, frames: body.frames } },
    'a program failed',
  );
  return {};
}
