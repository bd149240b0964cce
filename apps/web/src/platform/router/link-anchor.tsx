import { isPlainClick } from '@peonia/ui/button-base/is-plain-click.ts';
import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from './hooks.ts';
import type { NavigateOptions } from './router.ts';

/** A link within the site: a plain click navigates in place, any other is left to the browser. */
export function LinkAnchor({
  href,
  onClick,
  replace,
  preventScrollReset,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { readonly href: string }) {
  const navigate = useNavigate();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target !== undefined && rest.target !== '_self'))
      return;
    event.preventDefault();
    void navigate(href, { replace, preventScrollReset });
  };
  return <a {...rest} href={href} onClick={press} />;
}
