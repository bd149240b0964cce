import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import type { Renderer, Transport, WireReply } from '@peonia/contract/protocol/page-renderer.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeRenderer } from '../server/make-renderer.tsx';

const mei: MemberCard = {
  user_id: 7,
  name: 'Mei Lin',
  gender: 0,
  age: 31,
  avatar: '/media/a.webp',
  photo: '/media/b.webp',
  online: true,
  verified: 1,
  vip: 1,
  country: 'CN',
  city: 'Chengdu',
  time_zone: 'Asia/Shanghai',
  languages: ['zh', 'en'],
  marriage: 401,
  friend: 0,
  block: 0,
  liked: false,
  messaged: false,
};

const profile: Profile = {
  ...mei,
  cover: null,
  biography: '我教小朋友弹钢琴。',
  biographies: {},
  language: 'zh',
  seeking: 'men',
  height: 203,
  weight: null,
  children: 501,
  income: 607,
  orientation: null,
  purpose: [801, 815],
  horoscope: 7,
  vip_expired_at: '2037-12-31',
  last_seen: 'day',
  may_message: true,
  contact: false,
  alike: [],
  game_place: null,
};

function reply(status: number, body: unknown): WireReply {
  return { status, header: () => null, body: JSON.stringify(body) };
}

const transport: Transport = async ({ url }) => {
  if (url.startsWith('/v1/latest')) return reply(200, { items: [], max_id: -1 });
  if (url.startsWith('/v1/online')) return reply(200, { items: [mei], max_id: 41 });
  if (url === '/v1/u/7?redirect=0') return reply(200, profile);
  return reply(404, { code: 404_000, message: 'Not found', request_id: 'r' });
};

let renderer: Renderer;
const render = (url: string) =>
  renderer.render({ url, acceptLanguage: 'en', keptLanguage: null, variant: 'world', isSignedIn: false, transport });

beforeAll(async () => {
  renderer = await makeRenderer({
    brand: 'Peonia',
    publicUrl: 'https://example.com',
    isProduction: true,
    manifest: {},
  });
});

describe('a list of people on the server', () => {
  it('shows cards with the way to the profile, and nothing that needs a clock', async () => {
    const { status, html } = await render('/user/online');
    expect(status).toBe(200);
    expect(html).toContain('href="/profile/7"');
    expect(html).toContain('Mei Lin');
    expect(html).toContain('Show more people');
    expect(html).not.toContain(' there<');
    expect(html).not.toMatch(/ style="/);
  });

  it('says what to do when nobody is there', async () => {
    const { html } = await render('/user/latest');
    expect(html).toContain('No one here yet');
    expect(html).toContain('href="/user/recommend"');
  });

  it.each([
    ['/de/user/online', 'Jetzt online', '<html lang="de"'],
    ['/ja/user/online', 'オンライン中', '<html lang="ja"'],
    ['/tw/user/online', '目前上線', '<html lang="zh-Hant"'],
  ])('speaks the language of %s', async (url, title, tag) => {
    const { html } = await render(url);
    expect(html).toContain(title);
    expect(html).toContain(tag);
    expect(html).toContain(`href="${url.slice(0, 3)}/profile/7"`);
  });
});

describe('a profile on the server', () => {
  it('tells search engines and link previews who it is', async () => {
    const { status, html } = await render('/profile/7');
    expect(status).toBe(200);
    expect(html).toContain('<title>Mei Lin, 31 · Peonia</title>');
    expect(html).toContain('property="og:type" content="profile"');
    expect(html).toContain('我教小朋友弹钢琴。');
    expect(html).toContain('lang="zh"');
    expect(html).toContain('$150,000 to $250,000');
    expect(html).toContain('VIP for life');
    expect(html).not.toMatch(/ style="/);
  });

  it.each(['/profile/8', '/profile/0', '/profile/x', '/profile/7.5', '/de/profile/8'])(
    'is not found alike at %s',
    async (url) => {
      const { status, html } = await render(url);
      expect(status).toBe(404);
      expect(html).toContain('name="robots" content="noindex"');
    },
  );
});
