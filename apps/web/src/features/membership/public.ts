export { isForLifeMember } from './is-for-life.ts';
export { PackName } from './pack-name.tsx';
export { PackList } from './pack-list.tsx';
export { PerkList } from './perk-list.tsx';
