import websocket from '@fastify/websocket';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import type { FastifyInstance } from 'fastify';
import { lastEvents } from './event-log.sql.ts';
import { joinMember, type JoinContext } from './join-member.ts';
import { socketLimits } from './socket-limits.ts';

/**
 * The websocket: `GET /v1/realtime?channel&socket_id&token&after&age`. Source: specification section 7, decisions
 * "Realtime".
 */
export async function socketRoute(app: FastifyInstance, context: JoinContext): Promise<void> {
  const { database, hub } = context;
  let stopping = false;
  await app.register(websocket, {
    options: { maxPayload: socketLimits.frameBytes, perMessageDeflate: false, clientTracking: false },
    // An oversized or broken frame: the library closes with its code; terminating would lose it.
    errorHandler: () => {},
  });
  app.addHook('preClose', async () => {
    stopping = true;
    for (const socket of hub.sockets.all()) socket.close(closeCodes.restart);
  });
  // Frames of other processes may have been lost: reads the database.
  hub.onRejoin(() => {
    const sockets = hub.sockets.all();
    const ids = [...new Set(sockets.map((socket) => socket.memberId))];
    lastEvents.all(database, { ids }).then(
      (rows) => {
        const newest = new Map(rows.map((row) => [row.member_id, row.last_seq]));
        for (const socket of sockets) socket.expect(newest.get(socket.memberId) ?? 0);
      },
      (error: unknown) => app.log.error({ err: error }, 'sockets could not be brought up to date'),
    );
  });

  // Rate-limited like a call: refused before the upgrade.
  const rateLimit = { max: socketLimits.opensPerMinute, timeWindow: 60_000 };
  const config = { audience: 'visitor', alwaysServed: true, rateLimit } as const;
  app.get('/v1/realtime', { websocket: true, config }, (socket, request) => {
    if (stopping) return socket.close(closeCodes.restart);
    joinMember(socket, request, { ...context, isStopping: () => stopping }).catch((error: unknown) => {
      request.log.error({ err: error }, 'socket failed');
      socket.close(closeCodes.overload);
    });
  });
}
