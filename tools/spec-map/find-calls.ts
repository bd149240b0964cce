import { allEndpoints } from '@peonia/contract/contract.ts';
import { calls } from './calls.ts';
import { filesWith } from './files-with.ts';
import type { Row } from './row.ts';

/** A call is built when the contract states it; its test is one that names the endpoint. */
export function findCalls(root: string): Row[] {
  const stated = new Map(allEndpoints().map((one) => [normal(`${one.endpoint.method} ${one.endpoint.path}`), one]));
  return calls.map((call) => {
    const found = stated.get(normal(call));
    if (found === undefined) return { what: call, detail: '', code: null, test: null };
    const tests = filesWith(root, ['apps/api'], `.${found.name}`);
    const test = tests.find((file) => file.includes(`features/${found.feature}/`)) ?? tests[0] ?? null;
    return {
      what: call,
      detail: found.endpoint.summary,
      code: routesOf(found.feature),
      test,
    };
  });
}

/** Parameters may have any name. */
function normal(call: string): string {
  return call.replaceAll(/:\w+/g, ':');
}

/** File that registers the endpoints of a part of the contract. */
function routesOf(feature: string): string {
  if (feature === 'progress') return 'apps/api/src/platform/progress/progress-route.ts';
  return `apps/api/src/features/${feature === 'realtime' ? 'accounts' : feature}/routes.ts`;
}
