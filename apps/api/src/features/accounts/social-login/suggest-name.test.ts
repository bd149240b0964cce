import { limits } from '@peonia/contract/protocol/limits.ts';
import { expect, it } from 'vitest';
import { readName } from '../registration/name-rule.ts';
import { nameCandidates } from './suggest-name.ts';

it.each([
  ['Mei Lin', 'Mei Lin'],
  ['  José   García ', 'José García'],
  ['a<script>b', 'ascriptb'],
  ['山田太郎', '山田太郎'],
  ['Maximiliane von Hohenstein-Waldburg', 'Maximiliane von Hohe'],
])('suggests %j as %j', (wanted, name) => {
  expect(nameCandidates(wanted, limits)[0]).toBe(name);
});

it.each(['', '😀😀', '李', '...', 'x'.repeat(300), 'e\u0301'.repeat(30)])(
  'suggests only valid names for %j',
  (wanted) => {
    const names = nameCandidates(wanted, limits);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(readName(name, limits)).toBe(name);
  },
);
