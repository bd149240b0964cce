import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { RotateCwIcon } from '@peonia/ui/icons/rotate-cw.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type ReactNode, useState } from 'react';
import { useRetryDeadLetters } from './dead-letter-queries.ts';
import { DiscardForm } from './discard-form.tsx';

interface RetryOrDiscardProps {
  readonly which: { readonly id: number } | { readonly topic: string };
  readonly retry: ReactNode;
  readonly discard: ReactNode;
  /** Accessible name of the form that discards. */
  readonly label: string;
}

/** Runs one dead letter or a topic again, or discards it with a reason. */
export function RetryOrDiscard({ which, retry, discard, label }: RetryOrDiscardProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, retry: send } = useRetryDeadLetters();
  const [isDiscarding, setDiscarding] = useState(false);
  const run = async () => {
    const retried = await send(which);
    if (retried !== null)
      toast.show({ text: t`${plural(retried, { one: '# entry is retried', other: '# entries are retried' })}` });
  };
  return (
    <>
      <div className="row wrap">
        <Button size="sm" icon={<RotateCwIcon />} busy={isBusy} onClick={() => void run()}>
          {retry}
        </Button>
        <Button
          variant="dangerline"
          size="sm"
          disabled={isBusy}
          aria-expanded={isDiscarding}
          onClick={() => setDiscarding(!isDiscarding)}
        >
          {discard}
        </Button>
      </div>
      {isDiscarding ? <DiscardForm which={which} label={label} onDone={() => setDiscarding(false)} /> : null}
    </>
  );
}
