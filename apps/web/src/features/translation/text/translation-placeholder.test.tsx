import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { adoptSettings, settings } from '../../../platform/settings.ts';
import { UntranslatedText } from './translation-placeholder.tsx';
import * as css from './translation-placeholder.module.css';

const plain = settings();
afterEach(() => adoptSettings(plain));

function draw(type: 'feed' | 'notice', original: { text: string; lang: string | undefined }): string {
  return renderToStaticMarkup(
    <UntranslatedText type={type} id={1} original={original}>
      {({ text }, line) => (
        <>
          {text}
          {line}
        </>
      )}
    </UntranslatedText>,
  );
}

it('reserves the height of the translation line', () => {
  const room = `<div class="${css.trComing}"></div>`;
  const german = { text: 'Guten Abend', lang: 'de' };
  // Only a browser that translates shows it.
  expect(draw('feed', german)).toBe(`Guten Abend<div class="${css.trComing} ${css.byBrowser}"></div>`);
  adoptSettings({ ...plain, translates: true });
  expect(draw('feed', german)).toBe(`Guten Abend${room}`);
  // The language of a notification is unknown, and short Latin texts need no translation.
  expect(draw('notice', german)).toBe('Guten Abend');
  expect(draw('feed', { text: 'Hi!', lang: undefined })).toBe('Hi!');
  expect(draw('feed', { text: '你好', lang: undefined })).toBe(`你好${room}`);
});
