/** A page that is captured, and who looks at it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly visitor: 'guest' | 'member' | 'staff';
  /** Accessible names of the controls that are pressed, one after the other, once the page has loaded. */
  readonly press?: readonly string[];
}

/** Pages that between them show most stylesheets. The design system's own page is captured story by story. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', visitor: 'guest' },
  { name: 'guest-latest', path: '/user/latest', visitor: 'guest' },
  { name: 'guest-profile', path: '/profile/5', visitor: 'guest' },
  { name: 'language', path: '/language', visitor: 'guest' },
  { name: 'about', path: '/about', visitor: 'guest' },
  { name: 'contact', path: '/contact', visitor: 'guest' },
  { name: 'not-found', path: '/404', visitor: 'guest' },
  { name: 'home', path: '/home', visitor: 'member' },
  { name: 'latest', path: '/user/latest', visitor: 'member' },
  { name: 'search', path: '/user/search', visitor: 'member' },
  { name: 'encounter', path: '/encounter', visitor: 'member' },
  { name: 'profile', path: '/profile/5', visitor: 'member' },
  { name: 'profile-gift', path: '/profile/5', visitor: 'member', press: ['Send a gift'] },
  { name: 'chats', path: '/chats', visitor: 'member' },
  { name: 'chat', path: '/chats', visitor: 'member', press: ['Lan Yue'] },
  { name: 'chat-attach', path: '/chats', visitor: 'member', press: ['Lan Yue', 'Attach photo, video or secret file'] },
  { name: 'chat-details', path: '/chats', visitor: 'member', press: ['Lan Yue', 'More'] },
  { name: 'me', path: '/me', visitor: 'member' },
  { name: 'settings', path: '/setting', visitor: 'member' },
  { name: 'settings-edit', path: '/setting/edit', visitor: 'member' },
  { name: 'settings-privacy', path: '/setting/privacy', visitor: 'member' },
  { name: 'settings-sessions', path: '/setting/sessions', visitor: 'member' },
  { name: 'settings-password', path: '/setting/password', visitor: 'member' },
  { name: 'settings-sayhi', path: '/setting/sayhi', visitor: 'member' },
  { name: 'settings-translation', path: '/setting/translation', visitor: 'member' },
  { name: 'settings-information', path: '/setting/information', visitor: 'member' },
  { name: 'settings-answers', path: '/setting/answers', visitor: 'member' },
  { name: 'verify', path: '/setting/verify', visitor: 'member' },
  { name: 'likes', path: '/user/likeme', visitor: 'member' },
  { name: 'friends', path: '/user/friend', visitor: 'member' },
  { name: 'notifications', path: '/notification', visitor: 'member' },
  { name: 'album', path: '/album', visitor: 'member' },
  { name: 'feed', path: '/timeline/5', visitor: 'member' },
  { name: 'bill', path: '/bill', visitor: 'member' },
  { name: 'bill-recharge', path: '/bill', visitor: 'member', press: ['Add gold'] },
  { name: 'staff-review', path: '/staff/review', visitor: 'staff' },
  { name: 'staff-complaints', path: '/staff/complaints', visitor: 'staff' },
  { name: 'staff-members', path: '/staff/members', visitor: 'staff' },
];
