import { endingOf, type Rendition } from './media-url.ts';

/** SQL of `mediaUrl`, null without a name; `origin` is a parameter with `currentMediaOrigin`. */
export function mediaUrlOf(name: string, rendition: Rendition, { origin }: { origin: string }): string {
  return `(${origin}::text || '/media/' || ${name} || '-${endingOf(rendition)}')`;
}
