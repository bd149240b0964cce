import { use, type ComponentProps, type ElementType, type MouseEvent } from 'react';
import { LinkContext } from '../link.tsx';

export type PressProps = ComponentProps<'button'> & {
  /** Makes it a link, rendered with the app's link element. */
  href?: string | undefined;
  target?: string | undefined;
  hrefLang?: string | undefined;
  rel?: string | undefined;
  /** Renders this element instead of `button` or the app's link. */
  as?: ElementType | undefined;
  /** Keeps focus and place, ignores presses. */
  busy?: boolean | undefined;
};

/** The behaviour under every button-like part: a button, or a link when it has `href`. It has no look of its own. */
export function Press({
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
}: PressProps) {
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
  // A link that leads nowhere has no href: it stays readable and cannot be followed.
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

/** Also stops the form: pressing Enter in a field clicks its submit button. */
function stay(event: MouseEvent) {
  event.preventDefault();
}
