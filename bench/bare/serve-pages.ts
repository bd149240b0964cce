import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';
import { pageStatements } from '../pages/list-statements.ts';
import { writeStatements } from '../pages/write-statements.ts';

/**
 * The yardstick: Fastify, four pipelined connections, and one prepared statement a request. It serves a page from
 * memory as well, and writes frames to all sockets.
 */
const { DATABASE_URL = '', PORT = '0', PAGE = '' } = process.env;
const options = '-c plan_cache_mode=force_generic_plan -c jit=off -c random_page_cost=1.1';
// The reply is sent as PostgreSQL made it.
pg.types.setTypeParser(pg.types.builtins.JSON, (text) => text);
const clients = Array.from(
  { length: 4 },
  () => new pg.Client({ connectionString: DATABASE_URL, pipeline: true, options }),
);
await Promise.all(clients.map((client) => client.connect()));
let turn = 0;

async function ask(name: string, text: string, values: unknown[]): Promise<Record<string, unknown> | undefined> {
  const client = clients[(turn += 1) % clients.length];
  const found = await client?.query<Record<string, unknown>>({ name: `bare_${name}`, text, values });
  return found?.rows[0];
}

const hashOf = ({ headers }: FastifyRequest) =>
  createHash('sha256').update(String(headers.authorization).slice('Bearer '.length)).digest();
const sendJson = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text);

const app = fastify();
for (const { name, text, isAbout, isForGuests = false } of pageStatements.values()) {
  app.get<{ Params: { id: string } }>(`/${name}/:id`, async (request, reply) => {
    const values = [...(isForGuests ? [] : [hashOf(request)]), ...(isAbout ? [request.params.id] : [])];
    const row = await ask(name, text, values);
    return sendJson(reply, String(row?.reply ?? '{}'));
  });
}
for (const { name, text, hasKey = false } of writeStatements) {
  app.post<{ Body: { other: number; value: string; key?: string } }>(`/${name}`, async (request, reply) => {
    const { other, value, key } = request.body;
    const row = await ask(name, text, [hashOf(request), other, value, ...(hasKey ? [key] : [])]);
    if (row === undefined) throw new Error(`${name} wrote nothing`);
    return sendJson(reply, JSON.stringify(row));
  });
}

// A document from memory, as the page cache of the server has it.
const page = PAGE === '' ? '' : readFileSync(PAGE, 'utf8');
app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));

const sockets = new Set<WebSocket>();
app.post<{ Body: { frame: string } }>('/fan-out', async ({ body }) => {
  for (const socket of sockets) socket.send(body.frame);
  return { sockets: sockets.size };
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
new WebSocketServer({ server: app.server, perMessageDeflate: false }).on('connection', (socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
});
