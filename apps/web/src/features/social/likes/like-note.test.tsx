import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { likeNoteOf } from './like-note.tsx';

const mei = { user_id: 7, name: 'Mei Lin' } as MemberCard;

it('quotes the note of a like', () => {
  expect(renderStatic(likeNoteOf({ ...mei, note: 'Nice dog!' }))).toMatch(/<q[^>]*>Nice dog!<\/q>/);
});

it('offers to report the author of the note', () => {
  expect(renderStatic(likeNoteOf({ ...mei, note: 'Nice dog!' }))).toContain('Report the note from Mei Lin');
});

it('escapes markup in a note', () => {
  expect(renderStatic(likeNoteOf({ ...mei, note: '<b>hi</b>' }))).toContain('&lt;b&gt;hi&lt;/b&gt;');
});

it.each([[null], ['']])('shows nothing for a like with the note %j', (note) => {
  expect(likeNoteOf({ ...mei, note })).toBe(null);
});
