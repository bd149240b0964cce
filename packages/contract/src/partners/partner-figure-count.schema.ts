import Type from 'typebox';
import { described } from '../protocol/described.ts';

export const counts = {
  clicks: described('Openings of links by people; reloads from the same network count once.', Type.Integer()),
  registrations: described("Accounts that count; the partner's own are not among them.", Type.Integer()),
  active: described('Registered members who were here within the last 30 days.', Type.Integer()),
  paying: described('Members with a payment that counts.', Type.Integer()),
  net_cash: described('USD that members paid, less refunds; RMB at the list price.', Type.Number()),
  earned: described("Gold; the partner's share of it.", Type.Number()),
};

export const FigureCount = Type.Object(counts, { additionalProperties: false });
