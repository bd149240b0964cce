import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeskState } from '@peonia/contract/support/support-desk.ts';
import type { SupportCategory, TicketPriority, TicketState } from '@peonia/contract/support/support.ts';
import { isLanguage, languageFacts } from '@peonia/i18n/languages.ts';

export const categoryLabels: Readonly<Record<SupportCategory, MessageDescriptor>> = {
  contact: msg`General`,
  account: msg`Account`,
  payment: msg`Payment`,
  safety: msg`Safety`,
  privacy: msg`Privacy`,
};

/** States as staff read them. */
export const stateLabels: Readonly<Record<DeskState, MessageDescriptor>> = {
  new: msg({ message: 'New', context: 'ticket' }),
  open: msg`Waiting for us`,
  waiting: msg`Waiting for the writer`,
  solved: msg`Solved`,
};

export const priorityLabels: Readonly<Record<TicketPriority, MessageDescriptor>> = {
  urgent: msg({ message: 'Urgent', context: 'ticket' }),
  high: msg({ message: 'High', context: 'ticket' }),
  normal: msg({ message: 'Normal', context: 'ticket' }),
  low: msg({ message: 'Low', context: 'ticket' }),
};

/** States as the member reads them. */
export const ownStateLabels: Readonly<Record<TicketState, MessageDescriptor>> = {
  open: msg`Waiting for us`,
  waiting: msg`Waiting for you`,
  solved: msg`Solved`,
};

/** The name of the language of a ticket, in that language. */
export function ownNameOf(language: string): string {
  return isLanguage(language) ? languageFacts[language].ownName : language;
}
