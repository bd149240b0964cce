import type { Language } from '@peonia/i18n/languages.ts';

/** A text that may read the same in other languages as in English, and why. Without `languages`, in all of them. */
export interface SameAsEnglish {
  readonly text: string;
  readonly languages?: readonly Language[];
  readonly reason: string;
}

export const sameAsEnglish: readonly SameAsEnglish[] = [
  { text: 'Peonia', reason: 'brand' },
  { text: 'VIP', reason: 'written so everywhere' },
  { text: 'OK', reason: 'written so everywhere' },
  { text: 'Online', languages: ['de', 'it'], reason: 'the word of the language' },
  { text: 'Chat', languages: ['de', 'it', 'fr'], reason: 'the word of the language' },
  { text: 'Chats', languages: ['de'], reason: 'the word of the language' },
  { text: 'Name', languages: ['de'], reason: 'the word of the language' },
  { text: 'Gold', languages: ['de'], reason: 'the word of the language' },
  { text: 'Album', languages: ['de', 'it', 'fr'], reason: 'the word of the language' },
  { text: 'Privacy', languages: ['it'], reason: 'the word of the language' },
  { text: 'Password', languages: ['it'], reason: 'the word of the language' },
  { text: 'Notifications', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Message', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Messages', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Photo', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Original:', languages: ['de'], reason: 'the word of the language' },
  { text: 'Question', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Photos', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Emoji', languages: ['de', 'it', 'fr'], reason: 'the word of the language' },
  { text: 'Video', languages: ['de', 'it'], reason: 'the word of the language' },
  { text: 'Likes', languages: ['de'], reason: 'the word of the language' },
  { text: 'Cancer', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Orientation', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Single', languages: ['it'], reason: 'the word of the language' },
  { text: 'System', languages: ['de'], reason: 'the word of the language' },
  { text: 'Zoom', languages: ['de', 'it', 'fr'], reason: 'the word of the language' },
  { text: 'Bonus', languages: ['de', 'it', 'fr'], reason: 'the word of the language' },
  { text: 'Type', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Confirmation', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Code', languages: ['de', 'fr'], reason: 'the word of the language' },
  { text: 'Administrator', languages: ['de'], reason: 'the word of the language' },
  { text: 'Partner', languages: ['de', 'it'], reason: 'the word of the language' },
  { text: 'Staff', languages: ['it'], reason: 'the word of the language' },
  { text: 'Account', languages: ['it'], reason: 'the word of the language' },
  { text: 'no', languages: ['it'], reason: 'the word of the language' },
  { text: 'Post', languages: ['it'], reason: 'the word of the language' },
  { text: 'Conversations', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Question', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Correction', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Total', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Me', languages: ['it'], reason: 'the word of the language' },
  { text: 'Video {number}', languages: ['de', 'it'], reason: 'the word of the language' },
  { text: 'Photo {number}', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Public', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Secret', languages: ['fr'], reason: 'the word of the language' },
  { text: 'Pause', languages: ['de', 'fr'], reason: 'the word of the language' },
  { text: 'Violence', languages: ['fr'], reason: 'the word of the language' },
  { text: '{width} × {height} px', reason: 'figures and a unit' },
];
