import type { Visibility, Surfaces } from './visibility.ts';

/**
 * Addresses of files that the reader was given before: they are asked for their right again at each serving, and begin
 * to count again with the right.
 */
export const addresses: Surfaces = {
  'known address of a photo of a message': {
    expected: 'yynny',
    isSeen: (sight) => isServed(sight, sight.known.message),
  },
  'known address of a private photo': { expected: 'yynny', isSeen: (sight) => isServed(sight, sight.known.album) },
};

async function isServed({ api }: Visibility, address: string): Promise<boolean> {
  return (await fetch(`${api.address}${address}`)).status === 200;
}
