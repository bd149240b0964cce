import { createHash } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';
import { storeTextFastPath } from '../../apps/api/src/features/chat/sending/fast-path/send-text-fast-path.sql.ts';

/**
 * The yardstick of sending: a Fastify program with a route that inserts one row and writes it to the receiver's socket,
 * and one that sends our own statement in its stead.
 */
const { DATABASE_URL = '', PORT = '0' } = process.env;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 20,
  options: '-c plan_cache_mode=force_generic_plan -c jit=off',
});
const app = fastify();

const sockets = new Map<number, WebSocket>();
const insertion = {
  name: 'bare_insert',
  text: 'insert into bare_message (sender_id, receiver_id, client_id, content) values ($1, $2, $3, $4) returning id, created_at',
};
app.post<{ Body: { from: number; user_id: number; client_id: string; message_content: string } }>(
  '/send',
  async ({ body }, reply) => {
    const { rows } = await pool.query<{ id: number; created_at: Date }>({
      ...insertion,
      values: [body.from, body.user_id, body.client_id, body.message_content],
    });
    const message = { ...rows[0], sender: body.from, client_id: body.client_id, message_content: body.message_content };
    sockets.get(body.user_id)?.send(JSON.stringify({ type: 'event', message }));
    return reply.code(201).send(message);
  },
);

app.post<{ Body: { from: number; token: string; user_id: number; client_id: string; message_content: string } }>(
  '/send-ours',
  async ({ body }, reply) => {
    const hash = createHash('sha256').update(body.token).digest();
    const { message } = await storeTextFastPath.one(pool, {
      hash,
      sender: body.from,
      receiver: body.user_id,
      client_id: body.client_id,
      content: body.message_content,
      warning: null,
    });
    sockets.get(body.user_id)?.send(JSON.stringify({ type: 'event', message }));
    return reply.code(201).send(message);
  },
);

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
new WebSocketServer({ server: app.server, perMessageDeflate: false }).on('connection', (socket, request) => {
  sockets.set(Number(new URL(request.url ?? '/', 'http://localhost').searchParams.get('member')), socket);
});
