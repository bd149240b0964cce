import { expect, it } from 'vitest';
import { codes, friendValues, offeredPurposes } from './codes.ts';
import { limits } from './limits.ts';

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

// covers: Page sizes photos 16, feeds 10
it('begins with the limits of section 9', () => {
  expect(limits).toMatchObject({
    request_timeout_ms: 30_000,
    upload_timeout_ms: 120_000,
    call_ring_seconds: 40,
    call_close_ms: 4_000,
    token_web_seconds: 3_600,
    token_app_seconds: 86_400,
    refresh_web_days: 15,
    upload_bytes_max: 100 * 1024 * 1024,
    name_min: 4,
    name_max: 20,
    password_min: 6,
    voice_seconds_max: 60,
    posts_per_day: 2,
    devices_max: 5,
    travel_fee: 50,
    payout_days_min: 3,
    payout_days_max: 5,
    recharge_preset_1: 20,
    recharge_preset_2: 50,
    recharge_preset_3: 100,
    recharge_preset_4: 200,
    recharge_preset_5: 500,
    recharge_default: 50,
    recharge_max: 1_000,
    gold_usd_cents: 100,
    gold_rmb_cents: 600,
    vip_discount: 5,
    balance_gateway_above: 30,
    code_resend_seconds: 60,
    album_page: 16,
    feed_page: 10,
  });
});

// covers: Coded options of the profile, income band 607 added
it('has the coded options of section 3', () => {
  expect(codes.height).toEqual(from(201, 206));
  expect(codes.weight).toEqual(from(301, 308));
  expect(codes.marriage).toEqual(from(401, 406));
  expect(codes.children).toEqual(from(501, 505));
  // 607 is the missing band, between 605 and 606.
  expect(codes.income).toEqual([...from(601, 605), 607, 606]);
  expect(codes.orientation).toEqual(from(701, 704));
  expect(offeredPurposes(true)).toEqual(from(801, 816));
  expect(codes.horoscope).toEqual(from(1, 12));
  expect(friendValues).toEqual(from(0, 4));
});
