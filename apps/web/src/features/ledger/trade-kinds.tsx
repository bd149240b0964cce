import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BriefcaseIcon,
  CoinsIcon,
  CrownIcon,
  GiftIcon,
  IdCardIcon,
  LanguagesIcon,
  LockOpenIcon,
  PenLineIcon,
  PhoneIcon,
  PlusIcon,
  ReceiptIcon,
  SparklesIcon,
  UndoIcon,
} from '@peonia/ui/icons.tsx';
import type { ReactNode } from 'react';
import type { TradeKind } from './queries.ts';

/** Every kind of movement in words and as a picture. */
export const tradeLooks: Readonly<Record<TradeKind, { readonly label: MessageDescriptor; readonly icon: ReactNode }>> =
  {
    recharge: { label: msg`Gold added`, icon: <PlusIcon /> },
    vip: { label: msg({ message: 'VIP', context: 'bill' }), icon: <CrownIcon /> },
    gift: { label: msg`Gift`, icon: <GiftIcon /> },
    unlock: { label: msg`Secret photo or file`, icon: <LockOpenIcon /> },
    contact: { label: msg`Contact information`, icon: <IdCardIcon /> },
    call: { label: msg`Call`, icon: <PhoneIcon /> },
    translation: { label: msg({ message: 'Translation', context: 'bill' }), icon: <LanguagesIcon /> },
    bonus: { label: msg({ message: 'Bonus', context: 'bill' }), icon: <SparklesIcon /> },
    refund: { label: msg`Refund`, icon: <UndoIcon /> },
    chargeback: { label: msg`Payment taken back`, icon: <ReceiptIcon /> },
    earning: { label: msg`Earning`, icon: <CoinsIcon /> },
    payout: { label: msg`Payout`, icon: <BriefcaseIcon /> },
    adjustment: { label: msg`Correction`, icon: <PenLineIcon /> },
  };
