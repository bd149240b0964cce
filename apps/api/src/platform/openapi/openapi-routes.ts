import type { FastifyInstance } from 'fastify';
import { asyncapiDocument } from './asyncapi-document.ts';
import { openapiDocument } from './openapi-document.ts';
import { openapiPage, openapiStyle } from './openapi-page.ts';

interface Text {
  readonly type: string;
  readonly make: () => string;
}

/** `/v1/openapi.json`, `/v1/asyncapi.json` of the websocket, the readable `/v1/docs`; each is built when asked for. */
export function openapiRoutes(app: FastifyInstance, brand: string): void {
  const texts: Readonly<Record<string, Text>> = {
    '/v1/openapi.json': { type: 'application/json', make: () => JSON.stringify(openapiDocument(brand)) },
    '/v1/asyncapi.json': { type: 'application/json', make: () => JSON.stringify(asyncapiDocument(brand)) },
    '/v1/docs': { type: 'text/html', make: () => openapiPage(brand) },
    '/v1/docs.css': { type: 'text/css', make: () => openapiStyle },
  };
  for (const [path, { type, make }] of Object.entries(texts)) {
    let text: string | undefined;
    app.get(path, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'public, max-age=300')
        .send((text ??= make())),
    );
  }
}
