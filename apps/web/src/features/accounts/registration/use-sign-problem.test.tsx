import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider, makeI18n } from '../../../platform/language/language.tsx';
import { problemText } from '../form/problem-text.tsx';
import { useSignProblem } from './use-sign-problem.ts';

function Problem({ name }: { readonly name: string }) {
  return problemText(useSignProblem(name)) ?? null;
}

const textFor = (name: string) =>
  renderToStaticMarkup(
    <LanguageProvider i18n={makeI18n('en', {})} language="en" change={async () => {}}>
      <Problem name={name} />
    </LanguageProvider>,
  );

it('names a sign that can be seen', () => {
  expect(textFor('anna@home')).toMatch(/^@ cannot be part of a name\./);
});

it('says that a sign cannot be seen', () => {
  expect(textFor('an\u0007na')).toMatch(/^An invisible character cannot be part of a name\./);
});
