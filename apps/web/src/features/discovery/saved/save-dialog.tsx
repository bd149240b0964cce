import { Trans, useLingui } from '@lingui/react/macro';
import { searchNameMax } from '@peonia/contract/saved-searches.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { useSetFilters } from '../search-labels.ts';
import type { SearchTerms } from '../search-terms.ts';
import { useSaveSearch } from './saved-queries.ts';

interface SaveDialogProps {
  readonly open: boolean;
  readonly terms: SearchTerms;
  readonly onClose: () => void;
}

/** Asks for the name under which a search is kept. What it looks for is a good first name. */
export function SaveDialog({ open, terms, onClose }: SaveDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Save this search</Trans>} closeLabel={t`Close`}>
      {open ? <SaveForm terms={terms} onClose={onClose} /> : null}
    </Dialog>
  );
}

function SaveForm({ terms, onClose }: Omit<SaveDialogProps, 'open'>) {
  const { t } = useLingui();
  const toast = useToast();
  const said = [...(terms.q === '' ? [] : [terms.q]), ...useSetFilters(terms).map(({ label }) => label)].join(', ');
  const [name, setName] = useState([...said].slice(0, searchNameMax).join(''));
  const save = useSaveSearch(() => {
    toast.show({ text: t`Saved. We tell you once a day when new people suit it.` });
    onClose();
  });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') save.mutate({ name: name.trim(), terms });
      }}
    >
      <Field label={<Trans>Name of the search</Trans>} hint={<Trans>The same name again replaces the search.</Trans>}>
        <TextInput value={name} maxLength={searchNameMax} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button block type="submit" busy={save.isPending} busyLabel={t`Saving`} disabled={name.trim() === ''}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
