/**
 * What a window asks of the worker. `activate`: take over from the version before. `fill`: store the documents, unless
 * they are there in this language. `forget`: delete what is stored, and close what is shown, at logout.
 */
export type WorkerOrder =
  | { readonly type: 'activate' | 'forget' }
  | { readonly type: 'fill'; readonly language: string };

export function isWorkerOrder(value: unknown): value is WorkerOrder {
  const { type, language } = (value ?? {}) as { type?: unknown; language?: unknown };
  return type === 'activate' || type === 'forget' || (type === 'fill' && typeof language === 'string');
}
