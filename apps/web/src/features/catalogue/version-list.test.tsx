import type { CatalogueVersion } from '@peonia/contract/catalogue/catalogue.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { makeQueryClient } from '../../platform/query.ts';
import { emptyContent } from './item-draft.ts';
import { ItemPreview } from './item-preview.tsx';
import { VersionList } from './version-list.tsx';

const first: CatalogueVersion = {
  id: 1,
  act: 'before',
  changes: [],
  author: null,
  note: '',
  published_at: '2026-03-04T12:00:00Z',
  content: emptyContent('gift'),
};
const second: CatalogueVersion = { ...first, id: 2, act: 'changed', changes: ['price', 'texts'], author: 'Ada' };

function draw(...items: CatalogueVersion[]): string {
  const client = makeQueryClient();
  const data = { pages: [{ items, max_id: -1 }], pageParams: [undefined] };
  client.setQueryData(['staff-catalogue-versions', 'gift', 5], data);
  return renderStatic(<VersionList kind="gift" id={5} version={2} />, { client });
}

it('says that nobody has changed the item', () => {
  expect(draw()).toContain('Nobody has changed it yet.');
});

it('names what a version changed', () => {
  expect(draw(second)).toContain('2 · Changed: Price and Texts');
});

it('offers to restore an earlier version', () => {
  expect(draw(first)).toContain('Restore');
});

it('offers nothing for the published version', () => {
  expect(draw(second)).not.toContain('Restore');
});

it('names no author of the item as it was delivered', () => {
  expect(draw(first)).not.toContain('Somebody who left');
});

it('keeps the version of an author who left', () => {
  expect(draw({ ...second, author: null })).toContain('Somebody who left');
});

it('previews a template as a message', () => {
  const texts = [{ language: 'en' as const, title: 'Nice to meet you', body: '', choices: [] }];

  const html = renderStatic(
    <ItemPreview kind="template" content={{ ...emptyContent('template'), texts }} src={null} />,
  );

  expect(html).toContain('Nice to meet you');
});

it('says that a language has no text to preview', () => {
  const html = renderStatic(<ItemPreview kind="template" content={emptyContent('template')} src={null} />);

  expect(html).toContain('There is no text in this language yet.');
});
