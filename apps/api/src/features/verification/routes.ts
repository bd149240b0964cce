import { verificationContract as contract } from '@peonia/contract/verification.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { media } from '../media/public.ts';
import { drawSign } from './draw-sign.ts';
import { readVerification } from './read-verification.ts';
import { sendSelfie } from './send-selfie.ts';

export function verificationRoutes({ server: app, edge, limits, database, realtime, use }: Context): void {
  const { ingest } = use(media);
  route(app, edge, contract.getVerification, ({ db, caller }) => readVerification(db, caller.id, limits));
  route(app, edge, contract.drawSign, (call) => drawSign(call, limits));
  route(app, edge, contract.sendSelfie, (call) => sendSelfie(call, { database, realtime, ingest, limits }), {
    transaction: 'none',
  });
}
