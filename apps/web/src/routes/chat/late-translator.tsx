import type { TranslatorLineProps } from '../../features/translators/translator-line.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const linePart = lazyPart(
  async () => (await import('../../features/translators/translator-line.tsx')).TranslatorLine,
  'translators',
);

/** Human translation below a message, loaded with the first message that has or allows one. */
export function LateTranslator(props: TranslatorLineProps) {
  const { message, engine } = props;
  const CallConnection = linePart.use(message.translation?.kind === 'human' || engine === 2 || engine === null);
  return CallConnection === null ? null : <CallConnection {...props} />;
}
