import { createContext, type ElementType } from 'react';

/**
 * The element that every part with `href` renders. Plain `a` by default; the web app provides its router link once:
 * `<LinkContext value={RouterLink}>` where RouterLink takes `href` and the attributes of an anchor.
 */
export const LinkContext = createContext<ElementType>('a');
