import { verificationContract as contract } from '@peonia/contract/verification.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { IntakeParts } from '../media/public.ts';
import { drawSign } from './draw-sign.ts';
import { readVerification } from './read-verification.ts';
import { sendSelfie } from './send-selfie.ts';

export function verificationRoutes(
  app: FastifyInstance,
  edge: Edge,
  { config, intake }: { config: Config; intake: IntakeParts },
): void {
  const { database, realtime } = edge;
  const { limits } = config;
  route(app, edge, contract.getVerification, ({ db, caller }) => readVerification(db, caller.id, limits));
  route(app, edge, contract.drawSign, (call) => drawSign(call, limits));
  route(app, edge, contract.sendSelfie, (call) => sendSelfie(call, { database, realtime, intake, limits }), {
    transaction: 'none',
  });
}
