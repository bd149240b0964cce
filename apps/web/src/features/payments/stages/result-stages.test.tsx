import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { FailedStage } from './result-stages.tsx';

it('says once why a payment failed', () => {
  const reason = 'The payment was declined.';
  const order = { state: 'failed', reason } as PaymentOrder;
  const text = renderStatic(<FailedStage order={order} onAgain={() => {}} onOther={() => {}} />);
  expect([text.split('declined').length - 1, text.includes('payment is failed')]).toEqual([1, true]);
});
