import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FigureDimension, FigureName, FigureSpan, figureSections } from '@peonia/contract/operation/figures.ts';

export const figureLabels: Readonly<Record<FigureName, MessageDescriptor>> = {
  registrations: msg`Registrations`,
  dau: msg`Active members a day`,
  wau: msg`Active in the last 7 days`,
  mau: msg`Active in the last 30 days`,
  verified: msg`Address verified`,
  profiled: msg`Profile with gender, birthday and place`,
  pictured: msg`Main photo`,
  wrote: msg`First conversation`,
  answered: msg`Conversation with answers`,
  messages: msg`Messages`,
  conversations: msg`New conversations`,
  matches: msg`Mutual likes`,
  calls: msg`Connected calls`,
  call_minutes: msg`Time in calls`,
  revenue_usd: msg`Revenue in USD`,
  revenue_rmb: msg`Revenue in RMB`,
  payers: msg`Paying members a day`,
  refunds: msg`Refunds and chargebacks`,
  refunded_usd: msg`Paid back in USD`,
  refunded_rmb: msg`Paid back in RMB`,
  vip_members: msg`VIP members`,
  vip_packs: msg`VIP packs begun`,
  machine_characters: msg`Characters translated by machine`,
  human_orders: msg`Translations ordered from people`,
  complaints: msg`Complaints by members`,
  complaints_decided: msg`Complaints decided`,
  complaint_minutes: msg`Time to a decision`,
  photos_decided: msg`Photos decided`,
  selfies_decided: msg`Selfies decided`,
  tickets: msg`New tickets`,
  tickets_answered: msg`Tickets first answered`,
  ticket_answer_minutes: msg`Time to the first answer`,
  tickets_solved: msg`Tickets solved`,
  ticket_solve_minutes: msg`Time to the solution`,
};

export const sectionLabels: Readonly<Record<(typeof figureSections)[number], MessageDescriptor>> = {
  members: msg`Members`,
  funnel: msg`From registration to conversation`,
  talk: msg`Conversations`,
  money: msg`Money`,
  translation: msg`Translation`,
  desk: msg`Moderation and support`,
};

export const spanLabels: Readonly<Record<FigureSpan, MessageDescriptor>> = {
  '4w': msg`4 weeks`,
  '13w': msg`13 weeks`,
  '52w': msg`52 weeks`,
};

export const dimensionLabels: Readonly<Record<FigureDimension, MessageDescriptor>> = {
  country: msg`Country`,
  language: msg`Language`,
  gender: msg`Gender`,
  source: msg`Source`,
};
