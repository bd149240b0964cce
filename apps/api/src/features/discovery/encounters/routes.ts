import { encountersContract as contract } from '@peonia/contract/discovery/encounters.schema.ts';
import type { FastifyInstance } from 'fastify';
import { route, type Edge } from '../../../platform/http/route.ts';
import { listEncounters, type EncounterContext } from './list-encounters.ts';
import { passEncounter, undoEncounter } from './pass-encounter.ts';

export function encounterRoutes(app: FastifyInstance, edge: Edge, context: EncounterContext): void {
  route(app, edge, contract.listEncounters, (call) => listEncounters(call, context));
  route(app, edge, contract.passEncounter, (call) => passEncounter(call, context));
  route(app, edge, contract.undoEncounter, (call) => undoEncounter(call, context));
}
