import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './profiles.schema.ts';

export type Profile = Static<typeof schema.Profile>;

export type Crop = Static<typeof schema.Crop>;

export const updateProfile = endpoint<typeof schema.profilesSchemas.updateProfile>({
  method: 'PUT',
  path: '/user',
  audience: 'member',
  idempotency: 'natural',
});

export const getProfile = endpoint<typeof schema.profilesSchemas.getProfile, 'anyone'>({
  method: 'GET',
  path: '/user/:id',
  audience: 'anyone',
  idempotency: 'safe',
});

export const getPublicProfile = endpoint<typeof schema.profilesSchemas.getPublicProfile, 'anyone'>({
  method: 'GET',
  path: '/u/:id',
  audience: 'anyone',
  idempotency: 'safe',
});

export const findPlaces = endpoint<typeof schema.profilesSchemas.findPlaces, 'anyone'>({
  method: 'GET',
  path: '/location',
  audience: 'anyone',
  idempotency: 'safe',
});
