import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import type { ReactNode, SubmitEvent } from 'react';
import { useNavigate } from '../../platform/router/hooks.ts';
import { localePath } from '../../platform/router/local-path.ts';

interface FilterFormProps {
  /** Address of the page, without a query. */
  readonly path: string;
  readonly className: string;
  /** Fields; those that are filled in go into the query by their names. */
  readonly children: ReactNode;
}

/** Filters of a page of the staff; the address holds them, so that a filtered page can be linked. */
export function FilterForm({ path, className, children }: FilterFormProps) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].flatMap(([name, value]) => {
      const text = String(value).trim();
      return text === '' ? [] : [`${name}=${encodeURIComponent(text)}`];
    });
    void navigate(localePath(`${path}${chosen.length === 0 ? '' : `?${chosen.join('&')}`}`), { replace: true });
  };
  return (
    <Card pad edge as="form" className={className} onSubmit={submit}>
      {children}
      <Button type="submit" variant="line">
        <Trans>Filter</Trans>
      </Button>
    </Card>
  );
}
