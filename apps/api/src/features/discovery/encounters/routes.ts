import { encountersContract as contract } from '@peonia/contract/encounters.schema.ts';
import type { FastifyInstance } from 'fastify';
import { route, type Edge } from '../../../platform/http/route.ts';
import { listEncounters, type EncounterParts } from './list-encounters.ts';
import { passEncounter, undoEncounter } from './pass-encounter.ts';

export function encounterRoutes(app: FastifyInstance, edge: Edge, parts: EncounterParts): void {
  route(app, edge, contract.listEncounters, (call) => listEncounters(call, parts));
  route(app, edge, contract.passEncounter, (call) => passEncounter(call, parts));
  route(app, edge, contract.undoEncounter, (call) => undoEncounter(call, parts));
}
