import { findRoles } from '@peonia/core/scam/scam-words/find-roles.ts';
import { detectScam } from '@peonia/core/scam/scam.ts';
import { scoreConversation } from '@peonia/core/scam/score-conversation.ts';

// What the judgement of a text costs in microseconds: node bench/text-checks.ts
const texts: Readonly<Record<string, string>> = {
  usual: 'Could you please send me the photo of the garden? I paid 200 euros for mine in spring.',
  'long, of many signs': 'please send help to pay the '.repeat(180),
  'long, of single letters': 'a '.repeat(2_500),
  'long number': '1'.repeat(5_000),
};
const turns = 200;

for (const [name, text] of Object.entries(texts)) {
  const [judged, weighed] = [() => detectScam(text), () => scoreConversation(findRoles(text))].map((check) => {
    for (let turn = 0; turn < turns; turn += 1) check();
    const begun = performance.now();
    for (let turn = 0; turn < turns; turn += 1) check();
    return Math.round(((performance.now() - begun) / turns) * 1_000);
  });
  console.log(`${name}: detectScam ${judged} µs, scoreConversation ${weighed} µs`);
}
