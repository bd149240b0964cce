import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './switches.schema.ts';

/** Whom a feature is open to while its switch is on. `percent` is chosen by a stable hash of flag and member. */
export const switchAudiences = ['all', 'percent', 'roles', 'members', 'countries'] as const;

export type SwitchAudience = (typeof switchAudiences)[number];
export type SwitchRow = Static<typeof schema.SwitchRow>;
export type SwitchAim = Static<typeof schema.SwitchAim>;
export type SwitchChange = Static<typeof schema.SwitchChange>;
export type SwitchReach = Static<typeof schema.SwitchReach>;
export type ServiceStatus = Static<typeof schema.ServiceStatus>;

type Schemas = typeof schema.switchesSchemas;

const staffCall = { audience: 'member', permission: 'switches.change' } as const;

export const getServiceStatus = endpoint<Schemas['getServiceStatus'], 'visitor'>({
  method: 'GET',
  path: '/status',
  audience: 'visitor',
  idempotency: 'safe',
  alwaysServed: true,
});

export const listSwitches = endpoint<Schemas['listSwitches']>({
  ...staffCall,
  method: 'GET',
  path: '/staff/switches',
  idempotency: 'safe',
});

export const changeSwitch = endpoint<Schemas['changeSwitch']>({
  ...staffCall,
  method: 'PUT',
  path: '/staff/switches/:name',
  idempotency: 'natural',
});

export const previewSwitch = endpoint<Schemas['previewSwitch']>({
  ...staffCall,
  method: 'POST',
  path: '/staff/switches/:name/preview',
  idempotency: 'natural',
});
