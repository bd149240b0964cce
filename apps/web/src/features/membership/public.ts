export { isLifetimeMember } from './is-lifetime-member.ts';
export { PackName } from './pack-name.tsx';
export { PackList } from './pack-list.tsx';
export { PerkList } from './perk-list.tsx';
