import { use, type ComponentProps, type ElementType, type MouseEvent } from 'react';
import { LinkContext } from '../link.tsx';

export type ButtonBaseProps = ComponentProps<'button'> & {
  /** Renders a link, with the app's link element. */
  href?: string | undefined;
  target?: string | undefined;
  hrefLang?: string | undefined;
  rel?: string | undefined;
  /** Renders this element instead of `button` or the app's link. */
  as?: ElementType | undefined;
  /** Keeps focus and size, ignores clicks. */
  busy?: boolean | undefined;
};

/** Behaviour of every button-like part: a button, or a link with `href`. Unstyled. */
export function ButtonBase({
  as,
  href,
  target,
  hrefLang,
  rel,
  busy = false,
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonBaseProps) {
  const Link = use(LinkContext);
  if (href === undefined && as === undefined) {
    return (
      <button
        {...rest}
        type={type}
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest['aria-disabled'] || undefined}
        onClick={busy ? stay : onClick}
      />
    );
  }
  // A disabled link has no href: readable, but not followed.
  const Element: ElementType = as ?? (disabled ? 'a' : Link);
  const off = disabled || busy;
  return (
    <Element
      {...rest}
      href={disabled ? undefined : href}
      target={target}
      hrefLang={hrefLang}
      rel={rel ?? (target === '_blank' ? 'noopener' : undefined)}
      role={disabled ? 'link' : rest.role}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={off ? stay : onClick}
    />
  );
}

/** Also prevents form submission: Enter in a field clicks the submit button. */
function stay(event: MouseEvent) {
  event.preventDefault();
}
