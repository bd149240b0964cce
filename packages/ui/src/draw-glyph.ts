import { createElement, type SVGProps } from 'react';

/** A Lucide icon as its module states it: elements with their attributes, a React key among them. */
interface GlyphData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Stands for Lucide's own maker of components in the builds of the web (`apps/web/vite-icons.ts`): one element instead
 * of three nested components with contexts, aliases and classes that the design system does not use.
 */
export function drawGlyph({ node }: GlyphData) {
  return function Glyph(attributes: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      node.map(([tag, own]) => createElement(tag, own)),
    );
  };
}
