import { freshToken } from '../session/token.ts';
import { identityHeaders } from './identity-headers.ts';

/** Headers of every request from a browser. Source: specification section 7. */
export async function requestHeaders(withToken: boolean): Promise<Record<string, string>> {
  const token = withToken ? await freshToken() : null;
  return { ...identityHeaders(), ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
}
