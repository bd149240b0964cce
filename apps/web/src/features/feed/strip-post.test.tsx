import { afterEach, expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { adoptSettings, settings } from '../../platform/settings.ts';
import { StripPost } from './strip-post.tsx';

const plain = settings();
afterEach(() => adoptSettings(plain));

const post = {
  id: 1,
  content: '築九十年の家を見に行きました。',
  language: 'ja',
  own: false,
  edited_at: null,
  user: { languages: ['ja'] },
};
const draw = (change: { own?: boolean }) => {
  adoptSettings({ ...plain, translates: true });
  return renderStatic(<StripPost post={{ ...post, ...change }} />);
};

it('awaits the translation of a post on a profile', () => {
  expect(draw({})).toContain('Coming');
});

it('leaves an own post as it was written', () => {
  expect(draw({ own: true })).not.toContain('Coming');
});
