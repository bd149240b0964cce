import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Earning } from '@peonia/contract/partners/partners.ts';
import { Link } from '../../../platform/router/link.tsx';

const kinds: Readonly<Record<Earning['type'], MessageDescriptor>> = {
  gift: msg`Gift`,
  unlock: msg`Secret photo or file`,
  contact: msg`Contact information`,
  call: msg`Call`,
  referral: msg`Payment of a referred member`,
};

/** What a share came from, with a link to it where the partner may open it. */
export function EarningSource({ earning }: { earning: Earning }) {
  const { i18n } = useLingui();
  const { type, gift, call, campaign } = earning;
  const path = pathOf(earning);
  const title =
    call === 'video' ? <Trans>Video call</Trans> : call === 'voice' ? <Trans>Voice call</Trans> : i18n._(kinds[type]);
  const name = gift ?? campaign;
  const text =
    name === null ? (
      title
    ) : (
      <Trans>
        {title}: {name}
      </Trans>
    );
  return path === null ? (
    <b>{text}</b>
  ) : (
    <Link href={path} className="link">
      <b>{text}</b>
    </Link>
  );
}

function pathOf({ type, user, message, folder }: Earning): string | null {
  if (user !== null && message !== null) return `/chat/${user.user_id}?at=${message}`;
  if (type === 'unlock') return folder === null ? null : `/album?folder=${folder}`;
  return type === 'contact' ? '/setting/information' : null;
}
