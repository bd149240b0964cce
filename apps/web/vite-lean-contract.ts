import type { Plugin } from 'vite';

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const summaries = new RegExp(`summary: ${text}`, 'g');
const messages = new RegExp(String.raw`refusal\((\d+), ${text}`, 'g');

/**
 * Takes the contract's prose out of the browser's build: summaries are for the api's description, and the messages of
 * refusals come from the server in the reader's language.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packages\/contract\/src\/[\w-]+\.ts$/.test(id)) return null;
      return { code: code.replace(summaries, "summary: ''").replace(messages, "refusal($1, ''"), map: null };
    },
  };
}
