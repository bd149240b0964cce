import { Trans, useLingui } from '@lingui/react/macro';
import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { countryName } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { MonitorSmartphoneIcon } from '@peonia/ui/icons/monitor-smartphone.tsx';
import { Tag } from '@peonia/ui/tag/tag.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { type OpenSession, useRevokeSession } from './revoke-session.ts';
import * as css from './sessions.module.css';

/** A session: device, country, last use. */
export function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const end = useRevokeSession(session.id);
  const device = session.device ?? t`Unknown device`;
  const seen = formatRelative(language, new Date(session.seen_at), now);
  return (
    <li>
      <MonitorSmartphoneIcon />
      <span className={`grow ${css.sessionWhat}`}>
        <b>{device}</b>
        <span className={`small muted ${css.sessionFacts}`}>
          {session.country === null ? null : <span>{countryName(language, session.country)}</span>}
          <span>{session.current ? <Trans>Active now</Trans> : <Trans>Last used {seen}</Trans>}</span>
        </span>
      </span>
      {session.current ? (
        <Tag>
          <Trans>This device</Trans>
        </Tag>
      ) : (
        <Button
          variant="line"
          size="sm"
          busy={end.isPending}
          aria-label={t`Log out on ${device}`}
          onClick={() => end.mutate()}
        >
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}
