import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';

interface ManifestFacts {
  readonly brand: string;
  readonly description: string;
  readonly language: Language;
  readonly i18n: I18n;
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (name: string, width: number, height: number, label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  form_factor: width > height ? 'wide' : 'narrow',
  label,
});

/** What the browser needs to install the web app (W3C "Web Application Manifest"), in one language. */
export function webManifest({ brand, description, language, i18n }: ManifestFacts): object {
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon', 192, 'any')] });
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description,
    lang: languageFacts[language].htmlLang,
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#f8f4f8',
    theme_color: '#ffffff',
    categories: ['social', 'lifestyle'],
    handle_links: 'preferred',
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
      icon('monochrome', 512, 'monochrome'),
    ],
    screenshots: [
      screenshot('meet', 390, 844, i18n._(msg`Meet people`)),
      screenshot('chat', 390, 844, i18n._(msg`Chats`)),
      screenshot('chat-wide', 1280, 800, i18n._(msg`Chats`)),
    ],
    // The service worker takes what is sent there and opens the form for a post with it.
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/*'] }],
      },
    },
    shortcuts: [
      shortcut(i18n._(msg`Chats`), '/chats'),
      shortcut(i18n._(msg`Meet people`), '/encounter'),
      shortcut(i18n._(msg`Likes`), '/user/likeme'),
    ],
  };
}
