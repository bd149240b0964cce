/** What a shared page shows in the chat app. */
export interface ShareCard {
  readonly title: string;
  readonly text: string;
  /** Absolute address of the picture. */
  readonly picture: string;
  /** Absolute address of the page. */
  readonly link: string;
}

const names = ['title', 'description', 'image', 'url'] as const;

/**
 * Reads the card from the Open Graph tags of a document of this site; null where robots are kept away. `origin`: the
 * present one, whose addresses alone the chat app takes. `publicUrl`: the one that documents name.
 */
export function readShareCard(html: string, origin: string, publicUrl: string): ShareCard | null {
  const [title, text = '', image, address] = names.map((name) => readTag(html, name));
  if (title === undefined || address === undefined) return null;
  const here = (url: string) => (url.startsWith(`${publicUrl}/`) ? origin + url.slice(publicUrl.length) : url);
  return { title, text, picture: here(image ?? `${publicUrl}/icons/icon-512.png`), link: here(address) };
}

function readTag(html: string, name: (typeof names)[number]): string | undefined {
  return new RegExp(`<meta property="og:${name}" content="([^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
