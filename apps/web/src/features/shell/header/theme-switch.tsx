import { useLingui } from '@lingui/react/macro';
import { MoonIcon } from '@peonia/ui/icons/moon.tsx';
import { SunIcon } from '@peonia/ui/icons/sun.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { useTheme } from '../../../platform/theme.ts';

/** Theme selector: system, day or night. */
export function ThemeSwitch({ dense = false }: { dense?: boolean }) {
  const { t } = useLingui();
  const { theme, choose } = useTheme();
  return (
    <Segmented
      label={t`Appearance`}
      dense={dense}
      value={theme}
      onChange={choose}
      segments={[
        { value: 'system', label: t`Auto` },
        { value: 'day', label: t`Day`, icon: <SunIcon />, iconOnly: true },
        { value: 'night', label: t`Night`, icon: <MoonIcon />, iconOnly: true },
      ]}
    />
  );
}
