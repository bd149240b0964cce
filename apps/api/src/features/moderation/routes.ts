import { moderationContract as contract } from '@peonia/contract/moderation.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { MediaView } from '../media/public.ts';
import type { Cards } from '../profiles/public.ts';
import { complain } from './complain.ts';
import { decideReview } from './decide-review.ts';
import { listReview } from './list-review.ts';
import { tellOwner } from './tell-owner.ts';

interface Parts {
  readonly config: Config;
  readonly cards: Cards;
  readonly view: MediaView;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
}

export function moderationRoutes(app: FastifyInstance, edge: Edge, { config, cards, view, mailer, outbox }: Parts): void {
  outbox.subscribe('file.removed', 'moderation.tell-owner', (removed, db) => tellOwner(db, removed, { config, mailer }));
  route(app, edge, contract.complain, complain);
  route(app, edge, contract.listReview, (call) => listReview(call, { cards, view, limits: config.limits }));
  route(app, edge, contract.decideReview, (call) => decideReview(call, outbox));
}
