export const staffRoles = ['support', 'moderator', 'translator', 'finance', 'fulfilment', 'admin'] as const;

export type StaffRole = (typeof staffRoles)[number];
