import type { Config } from '../../../platform/config/config.ts';
import { socialSettings } from '../../accounts/public.ts';
import type { GatewayName, PaymentGateway } from './payment-gateway.ts';
import { paymentPages } from './payment-pages.ts';
import { paymentSettings } from './payment-settings.ts';
import { paypalGateway } from './paypal/paypal-gateway.ts';
import { sandboxGateway, type SandboxMemory } from './sandbox/sandbox-gateway.ts';
import { appStoreGateway } from './stores/app-store/app-store-gateway.ts';
import { googlePlayGateway } from './stores/google-play/google-play-gateway.ts';
import { stripeGateway } from './stripe/stripe-gateway.ts';
import { wechatPayGateway } from './wechat-pay/wechat-pay-gateway.ts';

/** The payment providers that are configured, in the order in which members see them. */
export type Gateways = ReadonlyMap<GatewayName, PaymentGateway>;

export function openGateways(config: Config, memory: SandboxMemory): Gateways {
  const { stripe, paypal, wechat, stores, sandbox } = config.of(paymentSettings);
  const pages = paymentPages(config.publicUrl);
  const gateways = [
    ...(stripe === null ? [] : [stripeGateway(stripe, pages)]),
    ...(paypal === null ? [] : [paypalGateway(paypal, pages, config.brand)]),
    ...(wechat === null ? [] : [wechatPayGateway(wechat, config.of(socialSettings).wechat, pages)]),
    ...(stores.google === null ? [] : [googlePlayGateway(stores.google)]),
    ...(stores.apple === null ? [] : [appStoreGateway(stores.apple)]),
    ...(sandbox ? [sandboxGateway(config.secret, memory)] : []),
  ];
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}
