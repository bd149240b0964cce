export { LikeButton } from './like-button.tsx';
export { useLikeMember } from './like-member.ts';
export { LikeNotice } from './like-notice.tsx';
export { PeopleGrid } from './people-grid.tsx';
export { PeopleList } from './people-list.tsx';
export { SayHiButton } from './say-hi-button.tsx';
export { useTellRefusal } from './tell-refusal.ts';
