import { Trans, useLingui } from '@lingui/react/macro';
import { listDueConsents, storeConsents, type DueConsent } from '@peonia/contract/pages/page-consents.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useNavigate, useSearchParams } from '../../../platform/router/hooks.ts';
import { Link } from '../../../platform/router/link.tsx';
import { ownPath } from '../../../platform/router/own-path.ts';
import { changeMe, signOut } from '../../../platform/session/session.ts';
import { DueDocument } from './due-document.tsx';
import * as css from './agree.module.css';

/** What changed in the terms, and the consent that the member gives before going on. Decision 108. */
export default function AgreePage() {
  const { t } = useLingui();
  const next = ownPath(useSearchParams().get('next')) ?? '/home';
  const { data, error, refetch } = useQuery({
    queryKey: ['due-consents'],
    queryFn: ({ signal }) => call(listDueConsents, {}, { signal }),
    staleTime: 0,
  });
  return (
    <div className={css.page}>
      {data !== undefined ? (
        data.items.length === 0 ? (
          <EmptyState
            level={1}
            icon={<CheckIcon />}
            title={<Trans>You have agreed to everything</Trans>}
            action={
              <Button href={next}>
                <Trans>Continue</Trans>
              </Button>
            }
          />
        ) : (
          <Question items={data.items} next={next} onMoved={() => void refetch()} />
        )
      ) : (
        <>
          <PageHead title={<Trans>Our terms have changed</Trans>} />
          {error !== null ? (
            <ListError error={error} onRetry={() => void refetch()} />
          ) : (
            <Loading label={t`Loading`} shape="card" count={2} />
          )}
        </>
      )}
    </div>
  );
}

interface QuestionProps {
  readonly items: readonly DueConsent[];
  /** Where the member wanted to go. */
  readonly next: string;
  /** Called when another version runs by now. */
  readonly onMoved: () => void;
}

function Question({ items, next, onMoved }: QuestionProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const agree = async () => {
    setBusy(true);
    try {
      const seen = items.map(({ document, version }) => ({ document, version }));
      await call(storeConsents, { body: { items: seen } });
      changeMe((account) => ({ ...account, must_agree: [] }));
      await navigate(next, { replace: true });
    } catch (error) {
      showProblem(error);
      setBusy(false);
      onMoved();
    }
  };
  return (
    <>
      <PageHead title={<Trans>Our terms have changed</Trans>} />
      <p className={css.inset}>
        <Trans>Please read what is new. You can go on once you agree.</Trans>
      </p>
      {items.map((item) => (
        <DueDocument key={item.document} item={item} />
      ))}
      <div className={`row wrap ${css.inset}`}>
        <Button busy={isBusy} onClick={() => void agree()}>
          <Trans>I agree</Trans>
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => void signOut()}>
          <Trans>Log out</Trans>
        </Button>
      </div>
      <p className={`small muted ${css.inset}`}>
        <Trans>
          If you do not agree, you can{' '}
          <Link className="link" href="/setting/delete">
            take your data along or delete your account
          </Link>
          .
        </Trans>
      </p>
    </>
  );
}
