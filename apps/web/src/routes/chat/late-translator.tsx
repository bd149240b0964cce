import type { TranslatorLineProps } from '../../features/translators/translator-line.tsx';
import { openCatalogues } from '../../platform/language.tsx';
import { useLoaded } from '../../platform/use-loaded.ts';

async function loadLine() {
  const [{ TranslatorLine: CallConnection }] = await Promise.all([
    import('../../features/translators/translator-line.tsx'),
    openCatalogues('translators'),
  ]);
  return CallConnection;
}

/** Human translation below a message, loaded with the first message that has or allows one. */
export function LateTranslator(props: TranslatorLineProps) {
  const { message, engine } = props;
  const CallConnection = useLoaded(
    message.translation?.kind === 'human' || engine === 2 || engine === null,
    loadLine,
    () => {},
  );
  return CallConnection === null ? null : <CallConnection {...props} />;
}
