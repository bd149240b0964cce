import { wechatApp, type WechatDouble } from './wechat-double.ts';
import { wechatMerchant, type WechatPayDouble } from './wechat-pay-double.ts';

/** Settings of a program whose chat app and chat-app payment are doubles. */
export function wechatSettings(
  pay: Pick<WechatPayDouble, 'keys' | 'address'>,
  chatApp: Pick<WechatDouble, 'address'>,
): Readonly<Record<string, string>> {
  return {
    WECHATPAY_MERCHANT_ID: wechatMerchant.merchantId,
    WECHATPAY_APP_ID: wechatMerchant.appId,
    WECHATPAY_SERIAL: wechatMerchant.serial,
    WECHATPAY_PRIVATE_KEY: pay.keys.merchantPrivate.replaceAll('\n', '\\n'),
    WECHATPAY_API_KEY: wechatMerchant.apiKey,
    WECHATPAY_PLATFORM_SERIAL: wechatMerchant.platformSerial,
    WECHATPAY_PLATFORM_KEY: pay.keys.platformPublic.replaceAll('\n', '\\n'),
    WECHATPAY_ENDPOINT: pay.address,
    WECHAT_APP_ID: wechatApp.id,
    WECHAT_SECRET: wechatApp.secret,
    WECHAT_INSIDE_APP_ID: wechatApp.insideId,
    WECHAT_INSIDE_SECRET: wechatApp.insideSecret,
    WECHAT_ENDPOINT: chatApp.address,
  };
}
