import { Trans } from '@lingui/react/macro';
import type { HealthReport } from '@peonia/contract/operation/health.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import * as css from './health.module.css';

/** Settings by name and whether the environment has them. No value ever comes here. */
export function SettingList({ settings }: { settings: HealthReport['settings'] }) {
  // What the operator has chosen comes first.
  const sorted = [...settings.filter(({ is_set }) => is_set), ...settings.filter(({ is_set }) => !is_set)];
  return (
    <Card pad edge as="section" aria-labelledby="health-settings">
      <CardHead id="health-settings" title={<Trans>Settings of the program</Trans>} />
      <p className="small muted">
        <Trans>Names only. What is not set has its default.</Trans>
      </p>
      <ul className={css.settings}>
        {sorted.map(({ name, is_set }) => (
          <li key={name} data-set={is_set ? '' : undefined}>
            <span className={css.mono}>{name}</span> {is_set ? <Trans>set</Trans> : <Trans>not set</Trans>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
