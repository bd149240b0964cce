export { LikeButton } from './like-button.tsx';
export { LikeNotice } from './like-notice.tsx';
export { PeopleGrid } from './people-grid.tsx';
export { PeopleList } from './people-list.tsx';
export { SayHiButton } from './say-hi-button.tsx';
