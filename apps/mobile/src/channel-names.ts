/** Messages and calls, as Android's settings name the channels. */
const names: Readonly<Record<string, readonly [string, string]>> = {
  en: ['Messages and news', 'Calls'],
  de: ['Nachrichten und Neues', 'Anrufe'],
  fr: ['Messages et nouveautés', 'Appels'],
  it: ['Messaggi e novità', 'Chiamate'],
  ja: ['メッセージとお知らせ', '通話'],
  ko: ['메시지 및 소식', '통화'],
  'zh-hans': ['消息与动态', '通话'],
  'zh-hant': ['訊息與動態', '通話'],
};

/** In the language of the page, which is known once its document has been read. */
export async function channelNames(): Promise<readonly string[]> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const language = document.documentElement.lang.toLowerCase();
  const found = Object.entries(names).find(([name]) => language.startsWith(name));
  return found?.[1] ?? names['en'] ?? [];
}
