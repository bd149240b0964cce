import { createDecipheriv, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { randomId } from '@peonia/core/random-id.ts';
import { headerOf, WebhookRefused, objectOf, readObject } from '../payment-gateway.ts';
import type { WechatPaySettings } from '../payment-settings.ts';
import { checkFresh } from '../timestamped-signature.ts';

/**
 * Signs and reads as WeChat Pay APIv3 does: SHA256 with RSA over lines, AES-256-GCM for what a webhook event is about.
 */
export interface WechatSeal {
  /** Signature of lines, each ended by a line feed. */
  sign(...lines: string[]): string;
  /** Value of the Authorization header of a request. */
  authorize(method: string, pathAndQuery: string, body: string): string;
  /** Refuses bytes that the platform has not signed just now. */
  check(headers: Readonly<Record<string, string | string[] | undefined>>, body: Buffer): void;
  /** Decrypts the `resource` of a webhook event. */
  open(resource: unknown): Record<string, unknown>;
}

/** Source: WeChat Pay APIv3, "Signature generation", "Signature verification" and "Decrypting the callback message". */
export function openWechatSeal(settings: WechatPaySettings): WechatSeal {
  const own: KeyObject = createPrivateKey(settings.privateKey);
  const platform: KeyObject = createPublicKey(settings.platformKey);
  const apiKey = Buffer.from(settings.apiKey);
  const signLines = (...lines: string[]) =>
    sign('sha256', Buffer.from(`${lines.join('\n')}\n`), own).toString('base64');

  return {
    sign: signLines,
    authorize(method, pathAndQuery, body) {
      const [timestamp, nonce] = [String(Math.floor(Date.now() / 1_000)), randomId()];
      const signature = signLines(method, pathAndQuery, timestamp, nonce, body);
      return `WECHATPAY2-SHA256-RSA2048 mchid="${settings.merchantId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${settings.serial}"`;
    },
    check(headers, body) {
      const [timestamp, nonce, serial] = [
        headerOf(headers, 'wechatpay-timestamp'),
        headerOf(headers, 'wechatpay-nonce'),
        headerOf(headers, 'wechatpay-serial'),
      ];
      const signature = headerOf(headers, 'wechatpay-signature');
      if (serial !== settings.platformSerial) throw new WebhookRefused('is signed with a key we do not know');
      if (!/^[0-9]{1,12}$/.test(timestamp)) throw new WebhookRefused('has no time');
      const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
      if (!verify('sha256', signed, platform, Buffer.from(signature, 'base64')))
        throw new WebhookRefused('has no signature that fits');
      checkFresh(Number(timestamp), Date.now());
    },
    open(resource) {
      const { algorithm, ciphertext, nonce, associated_data } = objectOf(resource);
      if (algorithm !== 'AEAD_AES_256_GCM' || typeof ciphertext !== 'string' || typeof nonce !== 'string')
        throw new WebhookRefused('is not encrypted as agreed');
      const sealed = Buffer.from(ciphertext, 'base64');
      if (sealed.length <= 16 || Buffer.byteLength(nonce) !== 12)
        throw new WebhookRefused('is not encrypted as agreed');
      try {
        const decipher = createDecipheriv('aes-256-gcm', apiKey, Buffer.from(nonce));
        decipher.setAAD(Buffer.from(typeof associated_data === 'string' ? associated_data : ''));
        decipher.setAuthTag(sealed.subarray(-16));
        return readObject(Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]));
      } catch {
        throw new WebhookRefused('cannot be decrypted');
      }
    },
  };
}
