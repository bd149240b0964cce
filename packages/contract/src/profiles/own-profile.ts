import type { Static } from 'typebox';
import type * as schema from './own-profile.schema.ts';

export type Biographies = Static<typeof schema.Biographies>;

export type Place = Static<typeof schema.Place>;

export type PrivacySettings = Static<typeof schema.PrivacySettings>;

export type OwnProfile = Static<typeof schema.OwnProfile>;
