import { createContext, type ElementType } from 'react';

/**
 * Link element of every part with `href`. `a` by default; the app provides its router link once: `<LinkContext
 * value={RouterLink}>`, which takes `href` and anchor attributes.
 */
export const LinkContext = createContext<ElementType>('a');
