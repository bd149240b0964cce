import type { GatewayName } from './payment-gateway.ts';

/** Addresses of ours that a provider is told. */
export interface PaymentPages {
  back(gateway: GatewayName, order: string): string;
  cancel(gateway: GatewayName, order: string): string;
  webhookUrl(gateway: GatewayName): string;
}

export function paymentPages(publicUrl: string): PaymentPages {
  return {
    back: (gateway, order) => `${publicUrl}/payment/${gateway}/return/${order}`,
    cancel: (gateway, order) => `${publicUrl}/payment/${gateway}/cancel/${order}`,
    webhookUrl: (gateway) => `${publicUrl}/v1/payment/${gateway}/notices`,
  };
}
