import type { Page } from '@playwright/test';

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

/** How far the pretended browser is, and whether what it loads breaks off. */
interface DeviceState {
  detector: Availability;
  /** From German into Japanese; every other pair is unavailable. */
  pair: Availability;
  breaks: boolean;
}

declare global {
  interface Window {
    deviceDouble: DeviceState;
  }
}

/**
 * Gives the page the edge of Chromium’s own translator, which has no model in a test: `Translator` and
 * `LanguageDetector` with their availability, a press that loading needs and uses up, and a loading that can break off.
 * What was loaded stays over a reload.
 */
export async function pretendDevice(page: Page, first: DeviceState): Promise<void> {
  await page.addInitScript((given) => {
    const double: DeviceState = {
      ...given,
      ...(JSON.parse(sessionStorage.getItem('device') ?? '{}') as Partial<DeviceState>),
    };
    window.deviceDouble = double;
    const activation = navigator.userActivation;
    let isPressed = false;
    addEventListener('click', () => (isPressed = true), { capture: true });
    Object.defineProperty(navigator, 'userActivation', {
      value: {
        get isActive() {
          return isPressed && activation.isActive;
        },
        get hasBeenActive() {
          return activation.hasBeenActive;
        },
      },
    });
    const load = (what: 'detector' | 'pair') => {
      if (double[what] === 'available') return;
      if (double[what] === 'unavailable') throw new DOMException('Nothing for these languages', 'NotSupportedError');
      if (!navigator.userActivation.isActive) throw new DOMException('Requires a user gesture', 'NotAllowedError');
      isPressed = false;
      if (double.breaks) throw new DOMException('Broken off', 'NetworkError');
      double[what] = 'available';
      sessionStorage.setItem('device', JSON.stringify(double));
    };
    const languageOf = (text: string) => (/[ぁ-ん]/.test(text) ? 'ja' : /bonjour/i.test(text) ? 'fr' : 'de');
    const isPair = ({ sourceLanguage, targetLanguage }: { sourceLanguage: string; targetLanguage: string }) =>
      sourceLanguage === 'de' && targetLanguage === 'ja';
    Object.assign(window, {
      LanguageDetector: {
        availability: async () => double.detector,
        async create() {
          load('detector');
          return {
            detect: async (text: string) => [
              { detectedLanguage: languageOf(text), confidence: 0.9 },
              { detectedLanguage: 'und', confidence: 0.1 },
            ],
            destroy() {},
          };
        },
      },
      Translator: {
        availability: async (pair: { sourceLanguage: string; targetLanguage: string }) =>
          isPair(pair) ? double.pair : 'unavailable',
        async create(pair: { sourceLanguage: string; targetLanguage: string }) {
          if (!isPair(pair)) throw new DOMException('Nothing for these languages', 'NotSupportedError');
          load('pair');
          return { translate: async (text: string) => `端末：${text}`, destroy() {} };
        },
      },
    });
  }, first);
}

/** Leaves the page without a translator, as most browsers are. */
export async function takeDeviceAway(page: Page): Promise<void> {
  await page.addInitScript(() =>
    ['Translator', 'LanguageDetector'].forEach((name) => Reflect.deleteProperty(window, name)),
  );
}

/** Changes how far it is, from now on. */
export async function turnDevice(page: Page, change: Partial<DeviceState>): Promise<void> {
  await page.evaluate((turned) => {
    Object.assign(window.deviceDouble, turned);
    sessionStorage.setItem('device', JSON.stringify(window.deviceDouble));
  }, change);
}
