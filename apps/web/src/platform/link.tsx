import { languageFromPath } from '@peonia/i18n/languages.ts';
import type { ComponentProps } from 'react';
import { localePath } from './local-path.ts';
import { useLocation } from './router/hooks.ts';
import { LinkAnchor } from './router/link-anchor.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, or a whole address. */
  readonly href?: string;
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/**
 * A link. Inside the site it changes the page without loading a document and keeps the language prefix of the page; one
 * that says with `hrefLang` which language it leads to keeps its own.
 */
export function Link({ href = '', replace, preventScrollReset, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const target = rest.hrefLang === undefined ? localePath(href, languageFromPath(pathname).lang ?? null) : href;
  // The landing page is a document of its own, so that it weighs little: going there loads it.
  const isDocument =
    !href.startsWith('/') || isLanding(target) || rest.download !== undefined || rest.target === '_blank';
  if (isDocument) return <a {...rest} href={target} />;
  return <LinkAnchor {...rest} href={target} replace={replace} preventScrollReset={preventScrollReset} />;
}

function isLanding(path: string): boolean {
  return languageFromPath(path.replace(/[?#].*$/s, '')).rest === '/';
}
