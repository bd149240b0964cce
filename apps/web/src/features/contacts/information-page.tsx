import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react/macro';
import { getContact } from '@peonia/contract/contacts.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useMe } from '../../platform/session/session.ts';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { InformationForm } from './information-form.tsx';
import { contactKey } from './queries.ts';

/** The own contact information with its price and visibility. Source: specification section 2, /setting/information. */
export default function InformationPage() {
  const { t } = useLingui();
  const me = useMe()?.id ?? 0;
  const { data, error, refetch } = useQuery({
    queryKey: contactKey(me, me),
    queryFn: ({ signal }) => call(getContact, { params: { id: me } }, { signal }),
    enabled: me !== 0,
    // A background refetch must not overwrite what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SettingsFrame current="/setting/information" title={<Trans>Contact information</Trans>}>
      {data !== undefined ? (
        <InformationForm key={me} saved={data} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="text" />
      ) : (
        <EmptyState
          icon={<WifiOffIcon />}
          title={<Trans>Your contact information could not be loaded</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
          level={2}
        />
      )}
    </SettingsFrame>
  );
}
