import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface StaffShortcut {
  /** Pressed together, as printed on the keys. */
  readonly keys: readonly string[];
  readonly label: MessageDescriptor;
}

const help: StaffShortcut = { keys: ['?'], label: msg`Show these shortcuts` };

const search: StaffShortcut = { keys: ['/'], label: msg`Search` };

const next: StaffShortcut = { keys: ['J'], label: msg`Next in the list` };

const previous: StaffShortcut = { keys: ['K'], label: msg`Previous in the list` };

const open: StaffShortcut = { keys: ['Enter'], label: msg`Go to the open case` };

const take: StaffShortcut = { keys: ['T'], label: msg`Take the open case` };

const choose: readonly StaffShortcut[] = [
  { keys: ['X'], label: msg`Choose the open case` },
  { keys: ['Shift', 'X'], label: msg`Choose all up to the open case` },
];

const list: readonly StaffShortcut[] = [next, previous, open];

const decision: readonly StaffShortcut[] = [
  { keys: ['A'], label: msg`Approve` },
  { keys: ['R'], label: msg`Refuse and choose a reason` },
  { keys: ['1 – 9'], label: msg`Choose the reason with this number` },
  { keys: ['Enter'], label: msg`Confirm the refusal` },
  { keys: ['Esc'], label: msg`Close the reasons` },
  { keys: ['U'], label: msg`Take back the last decision` },
];

/** Shortcuts of the staff pages that have some, by address. */
const shortcutsOf: Readonly<Record<string, readonly StaffShortcut[]>> = {
  '/staff/review': [next, previous, ...choose, ...decision],
  '/staff/selfies': [next, previous, ...decision],
  '/staff/complaints': [...list, take, ...choose],
  '/staff/appeals': [...list, take],
  '/staff/catalogue': list,
  '/staff/dead-letters': [...list, ...choose],
  '/staff/payments': list,
  '/staff/disputes': list,
  '/staff/reconciliation': list,
  '/staff/partners': list,
  '/staff/payouts': list,
  '/staff/prices': list,
  '/staff/travel': list,
  '/staff/announcements': list,
  '/staff/pages': list,
  '/staff/tickets': [...list, take, ...choose, { keys: ['R'], label: msg`Write a reply` }],
  '/staff/translations': [
    { keys: ['T'], label: msg`Take the next translation` },
    { keys: ['Ctrl', 'Enter'], label: msg`Deliver the translation` },
  ],
  '/staff/orders': [next, previous, { keys: ['Enter'], label: msg`Open the order` }],
};

export function listShortcuts(page: string): readonly StaffShortcut[] {
  return [...(shortcutsOf[page] ?? []), search, help];
}
