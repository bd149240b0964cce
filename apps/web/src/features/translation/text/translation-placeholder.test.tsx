import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { adoptSettings, settings } from '../../../platform/settings.ts';
import { UntranslatedText } from './translation-placeholder.tsx';

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

it('keeps the room of the line that comes, so that nothing moves when it does', () => {
  const room = '<div class="tr-coming"></div>';
  const german = { text: 'Guten Abend', lang: 'de' };
  expect(draw('feed', german)).toBe('Guten Abend');
  adoptSettings({ ...plain, translates: true });
  expect(draw('feed', german)).toBe(`Guten Abend${room}`);
  // Of a notice nobody knows the language, and nothing is offered for a word that most read.
  expect(draw('notice', german)).toBe('Guten Abend');
  expect(draw('feed', { text: 'Hi!', lang: undefined })).toBe('Hi!');
  expect(draw('feed', { text: '你好', lang: undefined })).toBe(`你好${room}`);
});
