import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RiskLevel, RiskRuleName, SimilarReason } from '@peonia/contract/moderation/risk.ts';

export const levelLabels: Readonly<Record<RiskLevel, MessageDescriptor>> = {
  low: msg({ message: 'Low', context: 'risk' }),
  raised: msg({ message: 'Raised', context: 'risk' }),
  high: msg({ message: 'High', context: 'risk' }),
};

export const ruleLabels: Readonly<Record<RiskRuleName, MessageDescriptor>> = {
  banned_key: msg`Address or device of a suspended member`,
  suspended_link: msg`Similar accounts that are suspended`,
  similar_accounts: msg`Other similar accounts`,
  sanctions: msg`Warnings and suspensions`,
  complainers: msg`Members who complained in 90 days`,
  suspicious_messages: msg`Members who got suspicious messages in 90 days`,
  many_openings: msg`Most new conversations on one day`,
  removed_photos: msg`Removed photos in 90 days`,
  payment_disputes: msg`Disputed payments`,
  failed_payments: msg`Failed payments in 90 days`,
  disposable_mail: msg`Throwaway e-mail address`,
  unproven_address: msg`No confirmed e-mail or phone`,
  new_account: msg`Here for less than a week`,
  many_countries: msg`Countries logged in from`,
  country_mismatch: msg`Never logged in from the country of the profile`,
};

export const similarLabels: Readonly<Record<SimilarReason, MessageDescriptor>> = {
  device: msg`Same device`,
  email: msg`Same e-mail address`,
  phone: msg`Same phone number`,
  payment: msg`Same means of payment`,
  photo: msg`Same picture`,
  referral: msg`Came by a link of the other`,
};
