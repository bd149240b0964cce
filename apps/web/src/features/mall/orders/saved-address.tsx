import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { forgetAddress, useSavedAddress } from '../queries.ts';
import * as css from './order.module.css';

/** The address that the member asked to keep, and the way to delete it. Nothing where there is none. */
export function SavedAddress() {
  const { t } = useLingui();
  const toast = useToast();
  const { data: saved } = useSavedAddress();
  const [isBusy, setBusy] = useState(false);
  if (saved === undefined || saved.address === null) return null;
  const { name, street, postcode, city } = saved.address;
  const remove = async () => {
    setBusy(true);
    try {
      await forgetAddress();
      toast.show({ text: t`Address deleted.` });
    } catch (error) {
      showProblem(error);
      setBusy(false);
    }
  };
  return (
    <Card edge pad className={css.savedAddress} aria-labelledby="saved-address">
      <div className={`grow ${css.grow}`}>
        <h2 id="saved-address">
          <Trans>Address for your next gift</Trans>
        </h2>
        <p className="small muted">{[name, street, `${postcode} ${city}`.trim()].join(', ')}</p>
      </div>
      <Button variant="line" size="sm" icon={<TrashIcon />} busy={isBusy} onClick={() => void remove()}>
        <Trans>Delete address</Trans>
      </Button>
    </Card>
  );
}
