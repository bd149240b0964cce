import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from './read-draft.ts';

const start = { title: '', texts: [] as readonly string[], isOn: false };

describe('readDraft', () => {
  it('returns what was written', () => {
    const typed = { title: 'News', texts: ['Hello'], isOn: true };
    expect(readDraft(writeDraft(typed, start), start)).toEqual(typed);
  });

  it('returns the start without a draft', () => {
    expect(readDraft('', start)).toBe(start);
  });

  it('returns the start for what is no draft', () => {
    expect([readDraft('{', start), readDraft('null', start)]).toEqual([start, start]);
  });

  it('takes any value where the form begins without one', () => {
    const picture: { src: string | null } = { src: null };
    expect(readDraft(JSON.stringify({ src: '/gift.webp' }), picture)).toEqual({ src: '/gift.webp' });
  });

  it('leaves out fields of another type and those the form does not have', () => {
    const stored = JSON.stringify({ title: 'News', texts: 'Hello', gone: 1 });
    expect(readDraft(stored, start)).toEqual({ ...start, title: 'News' });
  });
});

describe('writeDraft', () => {
  it('is empty for a form that is as it begins', () => {
    expect(writeDraft({ ...start }, start)).toBe('');
  });
});
