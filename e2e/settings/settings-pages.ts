/** Every page of one's own settings, with its title in English. */
export const settingsPages = [
  ['/setting', 'Settings'],
  ['/setting/edit', 'Edit profile'],
  ['/setting/avatar', 'Main photo and cover'],
  ['/setting/verify', 'Verification'],
  ['/setting/introduction', 'Introduction'],
  ['/setting/privacy', 'Privacy'],
  ['/setting/notification', 'Notifications'],
  ['/setting/translation', 'Translation'],
  ['/setting/password', 'Password'],
  ['/setting/sayhi', 'Say-hi message'],
  ['/setting/sessions', 'Where you are logged in'],
  ['/setting/complaints', 'Reports and decisions'],
  ['/setting/affiliate', 'Partner programme'],
  ['/setting/delete', 'Your data and your account'],
] as const;
