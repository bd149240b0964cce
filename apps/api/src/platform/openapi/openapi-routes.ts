import type { FastifyInstance } from 'fastify';
import { asyncapiDocument } from './asyncapi-document.ts';
import { openapiDocument } from './openapi-document.ts';
import { openapiPage, openapiStyle } from './openapi-page.ts';

/** `/v1/openapi.json`, `/v1/asyncapi.json` of the websocket and the readable `/v1/docs`; all are built once. */
export function openapiRoutes(app: FastifyInstance, brand: string): void {
  const document = JSON.stringify(openapiDocument(brand));
  const socketDocument = JSON.stringify(asyncapiDocument(brand));
  const page = openapiPage(brand);
  app.get('/v1/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document),
  );
  app.get('/v1/asyncapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(socketDocument),
  );
  app.get('/v1/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=300').send(page),
  );
  app.get('/v1/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(openapiStyle),
  );
}
