import { describe, expect, it } from 'vitest';
import { sampleMessage } from '../state/sample-message.ts';
import { canEdit, lastEditable } from './can-edit.ts';

const sent = Date.parse(sampleMessage().created_at);
const minutes = 60_000;

describe('editing', () => {
  it('is offered for a text within 15 minutes', () => {
    expect([canEdit(sampleMessage(), sent + 14 * minutes), canEdit(sampleMessage(), sent + 15 * minutes)]).toEqual([
      true,
      false,
    ]);
  });

  it('is not offered for other kinds, after a recall, or where a person translates', () => {
    const translation = { text: '', kind: 'human', engine: null, from: 'en', to: 'de', state: 'translating' } as const;

    expect(
      [sampleMessage({ message_type: 'sayhi' }), sampleMessage({ recalled: true }), sampleMessage({ translation })].map(
        (message) => canEdit(message, sent),
      ),
    ).toEqual([false, false, false]);
  });

  it('finds the newest own text', () => {
    const [theirs, mine, older] = [
      sampleMessage({ seq: 3, sender: 2 }),
      sampleMessage({ seq: 2 }),
      sampleMessage({ seq: 1 }),
    ];

    expect(lastEditable([theirs, mine, older], 2, sent)).toBe(mine);
  });
});
