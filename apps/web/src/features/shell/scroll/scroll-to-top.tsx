import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ArrowUpIcon } from '@peonia/ui/icons/arrow-up.tsx';
import { scrollUp } from './scroll-up.ts';
import * as css from './scroll-to-top.module.css';

/** Button that scrolls a long page back to its start. */
export function ScrollToTop() {
  const { t } = useLingui();
  return (
    <IconButton
      className={css.toTop}
      icon={<ArrowUpIcon />}
      label={t`Back to top`}
      onClick={() => {
        // The button goes; the focus stays on the page.
        document.getElementById('main')?.focus({ preventScroll: true });
        scrollUp();
      }}
    />
  );
}
