import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { type WishKind, wishKinds } from '@peonia/contract/questions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { IdCardIcon } from '@peonia/ui/icons/id-card.tsx';
import { ImageIcon } from '@peonia/ui/icons/image.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { type ReactNode, useState } from 'react';
import { requireMember, useMe } from '../../../platform/session/session.ts';
import { missingFields } from './missing-fields.ts';
import { useAskMember } from './use-ask-member.ts';
import * as css from './missing-fields-card.module.css';

/** Missing fields of a profile that the reader may ask for. Renders nothing on the reader's own profile. */
export function MissingFieldsCard({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const isOwn = useMe()?.id === profile.user_id;
  const [asked, setAsked] = useState<readonly WishKind[]>([]);
  const { ask, isAsking, refusal } = useAskMember(
    profile,
    (request) => 'kind' in request && setAsked((now) => [...now, request.kind]),
  );
  const missing = missingFields(profile);
  const labels: Readonly<Record<WishKind, { label: string; icon: ReactNode }>> = {
    avatar: { label: t`A photo`, icon: <ImageIcon /> },
    bio: { label: t`A few words`, icon: <PenLineIcon /> },
    profile: { label: t`More details`, icon: <IdCardIcon /> },
    verify: { label: t`Verification`, icon: <ShieldCheckIcon /> },
  };
  if (isOwn || profile.friend === 4 || missing.length === 0) return null;
  const { name } = profile;
  return (
    <Card pad edge aria-labelledby="missing">
      <CardHead id="missing" title={<Trans>Would you like to know more?</Trans>} />
      <p className={`small muted ${css.missingWhy}`}>
        <Trans>Ask {name} to add what is missing.</Trans>
      </p>
      {refusal === null ? null : (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      <div className="row wrap">
        {wishKinds
          .filter((kind) => missing.includes(kind))
          .map((kind) => (
            <Button
              key={kind}
              variant="line"
              size="sm"
              icon={asked.includes(kind) ? <CheckIcon /> : labels[kind].icon}
              disabled={asked.includes(kind) || isAsking}
              onClick={() => requireMember(() => ask({ kind }))}
            >
              {labels[kind].label}
              {asked.includes(kind) ? <span className="visually-hidden">, {t`asked`}</span> : null}
            </Button>
          ))}
      </div>
    </Card>
  );
}
