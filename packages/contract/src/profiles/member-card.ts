import type { Static } from 'typebox';
import type * as schema from './member-card.schema.ts';

export type MemberCard = Static<typeof schema.MemberCard>;
