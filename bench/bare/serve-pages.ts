import { createHash } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';
import { pageStatements } from '../pages/page-statements.ts';

/** The yardstick of pages: Fastify, four pipelined connections, and one prepared statement a request. */
const { DATABASE_URL = '', PORT = '0' } = process.env;
const options = '-c plan_cache_mode=force_generic_plan -c jit=off';
// The reply is sent as PostgreSQL made it.
pg.types.setTypeParser(pg.types.builtins.JSON, (text) => text);
const clients = Array.from(
  { length: 4 },
  () => new pg.Client({ connectionString: DATABASE_URL, pipeline: true, options }),
);
await Promise.all(clients.map((client) => client.connect()));
let turn = 0;

const app = fastify();
for (const { name, text, isAbout } of pageStatements.values()) {
  app.get<{ Params: { id: string } }>(`/${name}/:id`, async ({ headers, params }, reply) => {
    const hash = createHash('sha256').update(String(headers.authorization).slice('Bearer '.length)).digest();
    const client = clients[(turn += 1) % clients.length];
    const found = await client?.query<{ reply: string }>({
      name: `bare_${name}`,
      text,
      values: isAbout ? [hash, params.id] : [hash],
    });
    return reply.type('application/json; charset=utf-8').send(found?.rows[0]?.reply ?? '{}');
  });
}
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
