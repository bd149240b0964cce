import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BriefcaseIcon } from '@peonia/ui/icons/briefcase.tsx';
import { CoinsIcon } from '@peonia/ui/icons/coins.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { GiftIcon } from '@peonia/ui/icons/gift.tsx';
import { IdCardIcon } from '@peonia/ui/icons/id-card.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { LockOpenIcon } from '@peonia/ui/icons/lock-open.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { PhoneIcon } from '@peonia/ui/icons/phone.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { ReceiptIcon } from '@peonia/ui/icons/receipt.tsx';
import { ShoppingBagIcon } from '@peonia/ui/icons/shopping-bag.tsx';
import { SparklesIcon } from '@peonia/ui/icons/sparkles.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import type { ReactNode } from 'react';
import type { TradeKind } from './queries.ts';

/** Label and icon of each transaction kind. */
export const tradeLabels: Readonly<Record<TradeKind, { readonly label: MessageDescriptor; readonly icon: ReactNode }>> =
  {
    recharge: { label: msg`Gold added`, icon: <PlusIcon /> },
    vip: { label: msg({ message: 'VIP', context: 'bill' }), icon: <CrownIcon /> },
    gift: { label: msg`Gift`, icon: <GiftIcon /> },
    unlock: { label: msg`Secret photo or file`, icon: <LockOpenIcon /> },
    contact: { label: msg`Contact information`, icon: <IdCardIcon /> },
    call: { label: msg`Call`, icon: <PhoneIcon /> },
    translation: { label: msg({ message: 'Translation', context: 'bill' }), icon: <LanguagesIcon /> },
    order: { label: msg`Flowers and gifts order`, icon: <ShoppingBagIcon /> },
    bonus: { label: msg({ message: 'Bonus', context: 'bill' }), icon: <SparklesIcon /> },
    refund: { label: msg`Refund`, icon: <UndoIcon /> },
    chargeback: { label: msg`Payment reversed`, icon: <ReceiptIcon /> },
    earning: { label: msg`Earning`, icon: <CoinsIcon /> },
    payout: { label: msg`Payout`, icon: <BriefcaseIcon /> },
    adjustment: { label: msg`Correction`, icon: <PenLineIcon /> },
  };
