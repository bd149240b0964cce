import { describe, expect, it } from 'vitest';
import { combinations } from './scam-combinations.ts';
import { de } from './scam-words/de.ts';
import { en } from './scam-words/en.ts';
import { findRoles } from './scam-words/find-roles.ts';
import { fr } from './scam-words/fr.ts';
import { it as italian } from './scam-words/it.ts';
import { ja } from './scam-words/ja.ts';
import { ko } from './scam-words/ko.ts';
import { roles } from './scam-words/role.ts';
import { tw } from './scam-words/tw.ts';
import { zh } from './scam-words/zh.ts';
import { dependsOnConversation, scoreConversation } from './score-conversation.ts';

const vocabularies = { en, de, fr, it: italian, zh, tw, ja, ko };
const rolesIn = (text: string, language: string) =>
  findRoles(text)
    .filter((one) => one.language === language)
    .flatMap(({ sentences }) => sentences.map((sentence) => [...sentence].toSorted()));

const score = (text: string, earlier?: readonly string[]) => scoreConversation(findRoles(text), earlier);
const depends = (text: string) => dependsOnConversation(findRoles(text));

describe('words', () => {
  it.each(Object.entries(vocabularies))('fill every role that words can have: %s', (_, words) => {
    const seenByForm = ['amount', 'link'];
    expect(roles.filter((role) => !seenByForm.includes(role) && (words[role] ?? '').split(', ').length < 3)).toEqual(
      [],
    );
    expect(
      Object.values(words)
        .flatMap((list) => list.split(', '))
        .filter((word) => word.trim() !== word || word === ''),
    ).toEqual([]);
  });

  it('count as whole words where words have bounds, and anywhere where they have none', () => {
    expect(rolesIn('The payer replays it', 'en')).toEqual([[]]);
    expect(rolesIn('Die Zollgebühr', 'de')).toEqual([['fee']]);
    expect(rolesIn('他去医院了', 'han')).toEqual([['need']]);
  });

  it.each([
    ['It is 300', ['amount']],
    ['In 1998 at 10:30', []],
    ['$ 5 now', ['amount']],
    ['see age-check.info', ['link']],
    ['@rosa_true', ['handle']],
  ])('see by its form in %s', (text, forms) => {
    expect(rolesIn(text, 'de')[0]?.filter((role) => ['amount', 'link', 'handle'].includes(role))).toEqual(forms);
  });
});

describe('what words do together', () => {
  it('is doubted only when all of it is there, in one sentence where it has to be', () => {
    expect(score('Could you lend me 400 until Friday?')).toEqual(['money']);
    expect(score('Could you lend me a book?')).toEqual([]);
    expect(score('Could you wait? I had to pay 400 for the hospital.')).toEqual([]);
  });

  it('is read with what the sender wrote right before, as far as it was in the same language', () => {
    const [before, now] = ['Your box is held at customs.', 'Please settle the clearance.'];
    expect([score(before), score(now), score(now, [before])]).toEqual([[], [], ['money']]);
    expect(score(now, [before, 'a', 'b', 'c', 'd'])).toEqual([]);
    expect(score('Good night', [before, now])).toEqual([]);
    expect([depends(now), depends('Good night'), depends('I was in hospital')]).toEqual([true, false, false]);
  });

  it('is forgiven where a supper is shared or a fraud is told of', () => {
    expect(score('Could you lend me 400? Never send money to them, it is a scam, they say.')).toEqual([]);
  });

  it('knows each of its roles', () => {
    expect(
      combinations.filter(
        ({ places, weight }) => weight < 1 || places.some((place) => place.some((role) => !roles.includes(role))),
      ),
    ).toEqual([]);
  });
});
