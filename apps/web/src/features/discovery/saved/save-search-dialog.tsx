import { Trans, useLingui } from '@lingui/react/macro';
import { searchNameMax } from '@peonia/contract/discovery/saved-searches.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import type { SearchCriteria } from '../search/search-criteria.ts';
import { useSetFilters } from '../search/search-labels.ts';
import { useSaveSearch } from './saved-queries.ts';

interface SaveSearchDialogProps {
  readonly open: boolean;
  readonly criteria: SearchCriteria;
  readonly onClose: () => void;
}

/** Asks for the name of a saved search; its criteria are the default. */
export function SaveSearchDialog({ open, criteria, onClose }: SaveSearchDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Save this search</Trans>} closeLabel={t`Close`}>
      {open ? <SaveForm criteria={criteria} onClose={onClose} /> : null}
    </Dialog>
  );
}

function SaveForm({ criteria, onClose }: Omit<SaveSearchDialogProps, 'open'>) {
  const { t } = useLingui();
  const toast = useToast();
  const said = [...(criteria.q === '' ? [] : [criteria.q]), ...useSetFilters(criteria).map(({ label }) => label)].join(
    ', ',
  );
  const [name, setName] = useState([...said].slice(0, searchNameMax).join(''));
  const save = useSaveSearch(() => {
    toast.show({ text: t`Saved. We notify you once a day when new people match it.` });
    onClose();
  });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') save.mutate({ name: name.trim(), criteria });
      }}
    >
      <Field label={<Trans>Search name</Trans>} hint={<Trans>Saving under the same name replaces the search.</Trans>}>
        <TextInput value={name} maxLength={searchNameMax} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button block type="submit" busy={save.isPending} busyLabel={t`Saving`} disabled={name.trim() === ''}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
