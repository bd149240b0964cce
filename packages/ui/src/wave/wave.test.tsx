import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Wave } from './wave.tsx';

it('colours what was played and nothing else, without a style attribute', () => {
  const html = renderToStaticMarkup(<Wave levels={[0, 50, 100, 300]} played={0.5} />);
  expect(html.match(/class="p"/g)).toHaveLength(2);
  expect(html).toContain('height="3"');
  expect(html.match(/height="30"/g)).toHaveLength(2);
  expect(html).not.toContain('style=');
});
