import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorSmartphoneIcon } from '@peonia/ui/icons/monitor-smartphone.tsx';
import { MoonIcon } from '@peonia/ui/icons/moon.tsx';
import { SunIcon } from '@peonia/ui/icons/sun.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { useTheme } from '../../platform/theme.ts';
import * as css from './settings.module.css';

/** System, day or night. Takes effect at once. */
export function ThemeChoice() {
  const { t } = useLingui();
  const { theme, choose } = useTheme();
  return (
    <div className={css.settingsTheme}>
      <h2>
        <Trans>Appearance</Trans>
      </h2>
      <Segmented
        label={t`Appearance`}
        value={theme}
        onChange={choose}
        segments={[
          { value: 'system', label: t({ message: 'System', context: 'appearance' }), icon: <MonitorSmartphoneIcon /> },
          { value: 'day', label: t({ message: 'Day', context: 'appearance' }), icon: <SunIcon /> },
          { value: 'night', label: t({ message: 'Night', context: 'appearance' }), icon: <MoonIcon /> },
        ]}
      />
    </div>
  );
}
