import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import { declaredErrors } from '@peonia/contract/protocol/declared-errors.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { escapeHtml } from '@peonia/core/escape-html.ts';
import { plainMessage } from './plain-message.ts';

/** The contract as a page without scripts, so that it needs no CSP exception. */
export function openapiPage(brand: string): string {
  const byFeature = Map.groupBy(allEndpoints(), (one) => one.feature);
  const sections = [...byFeature].map(
    ([feature, list]) =>
      `<section><h2 id="${feature}">${escapeHtml(feature)}</h2>${list.map(article).join('')}</section>`,
  );
  const links = [...byFeature.keys()].map((feature) => `<a href="#${feature}">${escapeHtml(feature)}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(brand)} API</title><link rel="stylesheet" href="/v1/docs.css"></head><body><main>
<h1>${escapeHtml(brand)} API</h1><p>Base <code>/v1</code>. The same as a document: <a href="/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).
Events and frames of the websocket: <a href="/v1/asyncapi.json">asyncapi.json</a> (AsyncAPI 3.0).</p>
<nav>${links}</nav>${sections.join('')}</main></body></html>`;
}

export const openapiStyle = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:60rem;margin:auto;padding:1.5rem}
nav{display:flex;flex-wrap:wrap;gap:.75rem}article{border-top:1px solid #8884;padding:1rem 0}h3{margin:0;font-family:ui-monospace,monospace;font-size:1rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:.5rem 0}dt{opacity:.7}dd{margin:0;min-width:0}
pre{overflow:auto;background:#8881;padding:.75rem;border-radius:.5rem;font-size:.8125rem}`;

function article({ name, endpoint }: ReturnType<typeof allEndpoints>[number]): string {
  const schema = (title: string, value: unknown) =>
    `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
  const refusals = [...declaredErrors(endpoint)]
    .map((reason) => `${errors[reason].code} ${escapeHtml(plainMessage(errors[reason]))}`)
    .join('<br>');
  return `<article id="${name}"><h3>${endpoint.method} ${escapeHtml(endpoint.path)}</h3><p>${escapeHtml(endpoint.summary)}</p><dl>
<dt>Who</dt><dd>${endpoint.audience}</dd><dt>Limit</dt><dd>${endpoint.limit.max} in ${endpoint.limit.seconds} s</dd>
<dt>Twice</dt><dd>${endpoint.idempotency}</dd><dt>Refusals</dt><dd>${refusals}</dd></dl>
${schema('Path', endpoint.params)}${schema('Query', endpoint.query)}${endpoint.body === null ? '' : schema('Body', endpoint.body)}${schema('Reply', endpoint.reply)}</article>`;
}
