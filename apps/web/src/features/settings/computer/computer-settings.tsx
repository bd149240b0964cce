import { Trans, useLingui } from '@lingui/react/macro';
import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { AutostartSwitches } from './autostart-switches.tsx';
import { SpellingChoice } from './spelling-choice.tsx';

/** What the member chooses for this computer: the start of the program, and the languages of the spelling check. */
export function ComputerSettings({ shell: { autostart, spelling } }: { readonly shell: AppShell }) {
  const { t } = useLingui();
  return (
    <section className="stack" aria-label={t`This computer`}>
      <h2>
        <Trans>This computer</Trans>
      </h2>
      {autostart === undefined ? null : (
        <Card pad edge as="div" className="stack">
          <AutostartSwitches autostart={autostart} />
        </Card>
      )}
      {spelling === undefined ? null : (
        <Card pad edge as="div" className="stack">
          <SpellingChoice spelling={spelling} />
        </Card>
      )}
    </section>
  );
}
