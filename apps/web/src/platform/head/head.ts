import { type Language, languageFacts, languages } from '@peonia/i18n/languages.ts';
import { localePath } from '../router/local-path.ts';

/** Head of a page, as its route states it. */
export interface Head {
  /** Without the brand, which is added. */
  readonly title: string;
  readonly description?: string;
  /** Path or URL of the image for link previews. */
  readonly image?: string | null;
  readonly type?: 'website' | 'profile';
}

export interface HeadPlace {
  readonly brand: string;
  /** Public URL, without a slash at the end. */
  readonly publicUrl: string;
  readonly language: Language;
  /** Path without a language prefix; with a query only if the query selects another page. */
  readonly path: string;
  readonly isLocalized: boolean;
  readonly isIndexable: boolean;
}

export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

export function titleOf(head: Head, brand: string, unread = 0): string {
  const title = head.title === '' || head.title === brand ? brand : `${head.title} · ${brand}`;
  return unread > 0 ? `(${unread}) ${title}` : title;
}

/** Description, canonical URL, alternate languages and Open Graph tags of a page. */
export function headTags(head: Head, place: HeadPlace): HeadTag[] {
  const address = (language: Language | null) => place.publicUrl + localePath(place.path, language);
  const canonical = address(place.isLocalized ? place.language : null);
  const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
  const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
  const graph = (property: string, content: string) => meta({ property, content });
  return [
    ...(head.description === undefined ? [] : [meta({ name: 'description', content: head.description })]),
    ...(place.isIndexable
      ? [link({ rel: 'canonical', href: canonical })]
      : [meta({ name: 'robots', content: 'noindex' })]),
    ...(place.isIndexable && place.isLocalized ? alternates(address, link) : []),
    graph('og:title', head.title === '' ? place.brand : head.title),
    graph('og:site_name', place.brand),
    graph('og:type', head.type ?? 'website'),
    graph('og:locale', languageFacts[place.language].locale.replace('-', '_')),
    ...(place.isIndexable ? [graph('og:url', canonical)] : []),
    ...(head.description === undefined ? [] : [graph('og:description', head.description)]),
    ...(head.image ? [graph('og:image', head.image.startsWith('/') ? place.publicUrl + head.image : head.image)] : []),
  ];
}

function alternates(
  address: (language: Language | null) => string,
  link: (attributes: Record<string, string>) => HeadTag,
): HeadTag[] {
  return [
    ...languages.map((language) =>
      link({ rel: 'alternate', hreflang: languageFacts[language].htmlLang, href: address(language) }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: address(null) }),
  ];
}
