import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hydratedApart } from './hydrated-apart.tsx';

it('stands in the document as a boundary', () => {
  const Greeting = hydratedApart(({ name }: { name: string }) => <p>Hello {name}</p>);

  const html = renderToString(
    <>
      <Greeting name="Mei" />
      <Greeting name="Jonas" />
    </>,
  );

  expect(html.split('<!--$-->')).toHaveLength(3);
  expect(html).toContain('<p>Hello <!-- -->Mei</p>');
});
