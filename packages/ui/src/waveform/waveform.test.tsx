import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Waveform } from './waveform.tsx';
import * as css from './waveform.module.css';

it('colours the played part without a style attribute', () => {
  const html = renderToStaticMarkup(<Waveform levels={[0, 50, 100, 300]} played={0.5} />);
  expect(html.match(new RegExp(`class="${css.played}"`, 'g'))).toHaveLength(2);
  expect(html).toContain('height="3"');
  expect(html.match(/height="30"/g)).toHaveLength(2);
  expect(html).not.toContain('style=');
});
