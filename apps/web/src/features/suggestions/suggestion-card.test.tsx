import type { Suggestion } from '@peonia/contract/suggestions.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

const idea: Suggestion = {
  text: 'Wie war dein Tag?',
  language: 'de',
  other: { text: 'How was your day?', language: 'en' },
};
const draw = (change: Partial<Suggestion> = {}, readersFirst = false) =>
  renderStatic(<SuggestionCard idea={{ ...idea, ...change }} readersFirst={readersFirst} onApply={() => {}} />);

it('shows the writer’s language first', () => {
  const html = draw();

  expect(html.indexOf('Wie war dein Tag?')).toBeLessThan(html.indexOf('How was your day?'));
});

it('shows the reader’s language first where it is asked for', () => {
  const html = draw({}, true);

  expect(html.indexOf('How was your day?')).toBeLessThan(html.indexOf('Wie war dein Tag?'));
});

it('marks each line with its language', () => {
  expect(draw()).toMatch(/<span lang="de" dir="auto">Wie war dein Tag\?/);
});

it('names the languages of two lines', () => {
  expect(draw()).toContain('>Deutsch<');
});

it('names no language of a single line', () => {
  const html = draw({ other: null });

  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).not.toContain('Deutsch');
});
