import type { AffiliateFigures, Earning } from '@peonia/contract/partners/partners.ts';
import { describe, expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { FigureCharts } from '../figures/figure-charts.tsx';
import { EarningSource } from './earning-source.tsx';
import { EarningsByDay } from './earnings-by-day.tsx';
import { EarningsList } from './earnings-list.tsx';
import type { useEarnings } from './use-earnings.ts';

const gift: Earning = {
  id: 1,
  type: 'gift',
  amount: 2.5,
  taken: 0,
  taken_for: null,
  state: 'available',
  user: { user_id: 7, name: 'Mei Lin' },
  gift: 'Rose',
  call: null,
  campaign: null,
  folder: null,
  message: 12,
  created_at: '2026-03-04T10:00:00Z',
  available_at: '2026-03-18T10:00:00Z',
};

describe('EarningSource', () => {
  const draw = (change: Partial<Earning>) => renderStatic(<EarningSource earning={{ ...gift, ...change }} />);

  it('links to the message of a gift', () => {
    expect(draw({})).toMatch(/href="[^"]*\/chat\/7\?at=12"/);
  });

  it('links to no message that was deleted', () => {
    expect(draw({ message: null })).not.toContain('href=');
  });

  it('links to no member whom the partner cannot see', () => {
    expect(draw({ user: null })).not.toContain('href=');
  });

  it('links to the folder of an unlocked file', () => {
    expect(draw({ type: 'unlock', message: null, folder: 'secret' })).toContain('/album?folder=secret');
  });

  it('names the gift', () => {
    expect(draw({})).toContain('Gift: Rose');
  });

  it('names the kind of a call', () => {
    expect(draw({ type: 'call', gift: null, call: 'video' })).toContain('Video call');
  });
});

describe('EarningsList', () => {
  const draw = (...items: Earning[]) =>
    renderStatic(<EarningsList earnings={{ items, hasMore: false } as unknown as ReturnType<typeof useEarnings>} />);

  it('says what appears in an empty list', () => {
    expect(draw()).toContain('Nothing earned yet.');
  });

  it('says from when a pending share is available', () => {
    expect(draw({ ...gift, state: 'pending' })).toContain('Available from Mar 18, 2026');
  });

  it('says that a share went back with its gift', () => {
    expect(draw({ ...gift, state: 'reversed' })).toContain('Refunded to the member');
  });

  it('says why a part was taken back', () => {
    const html = draw({ ...gift, taken: 1.5, taken_for: 'chargeback' });

    expect(html).toMatch(/1\.5 gold taken back: Refunded by the buyer’s bank/);
  });
});

describe('EarningsByDay', () => {
  const days = [
    { day: '2026-03-02', amount: 4 },
    { day: '2026-03-03', amount: 0 },
    { day: '2026-03-04', amount: 1 },
  ];
  const html = renderStatic(<EarningsByDay days={days} />);

  it('lists days with earnings, the newest first', () => {
    const listed = [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, day]) => day);

    expect(listed).toEqual(['Mar 4, 2026', 'Mar 2, 2026']);
  });

  it('draws bars in proportion to the best day', () => {
    const heights = [...html.matchAll(/height:(\d+)%/g)].map(([, height]) => height);

    expect(heights).toEqual(['100', '0', '25']);
  });
});

describe('FigureCharts', () => {
  const counts = { clicks: 0, registrations: 0, net_cash: 0 };
  const day = { period: '2026-03-04', ...counts };
  const draw = (periods: AffiliateFigures['periods']) =>
    renderStatic(<FigureCharts figures={{ span: 'month', periods, total: counts } as unknown as AffiliateFigures} />);

  it('says that nothing was counted', () => {
    expect(draw([day] as AffiliateFigures['periods'])).toContain('Nothing counted in this time yet.');
  });

  it('draws no bar below zero after refunds', () => {
    const html = draw([{ ...day, clicks: 1, net_cash: -5 }] as AffiliateFigures['periods']);

    expect(html).not.toContain('height:-');
  });

  it('shows net cash as money', () => {
    expect(draw([{ ...day, net_cash: 12.5 }] as AffiliateFigures['periods'])).toContain('<td>$12.50</td>');
  });
});
