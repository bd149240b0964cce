import { languageFromPath } from '@peonia/i18n/languages.ts';
import type { ComponentProps } from 'react';
import { useLanguage } from '../language/language.tsx';
import { useLocation } from './hooks.ts';
import { LinkAnchor } from './link-anchor.tsx';
import { isPrefixedOnly, localePath } from './local-path.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of this site, or a full URL. */
  readonly href?: string;
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/**
 * A link. Within the site it navigates without loading a document and keeps the language prefix; with `hrefLang` it
 * keeps its own. A page that exists only below a prefix gets that of the page's language.
 */
export function Link({ href = '', replace, preventScrollReset, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const prefix = languageFromPath(pathname).lang ?? (isPrefixedOnly(href) ? language : null);
  const target = rest.hrefLang === undefined ? localePath(href, prefix) : href;
  // The landing page is a separate document: a link to it loads the document.
  const isDocument =
    !href.startsWith('/') || isLanding(target) || rest.download !== undefined || rest.target === '_blank';
  if (isDocument) return <a {...rest} href={target} />;
  return <LinkAnchor {...rest} href={target} replace={replace} preventScrollReset={preventScrollReset} />;
}

function isLanding(path: string): boolean {
  return languageFromPath(path.replace(/[?#].*$/s, '')).rest === '/';
}
