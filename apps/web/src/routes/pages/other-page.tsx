import { Trans } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { LegalMenu } from '../../features/pages/legal-menu.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import * as css from './other-page.module.css';

/** Index of the legal and help pages. */
export default function OtherPage() {
  return (
    <>
      <PageHead
        title={<Trans>Information and help</Trans>}
        text={<Trans>Our rules, our prices and how to reach us.</Trans>}
        back="/home"
      />
      <Card edge className={css.pageHub}>
        <LegalMenu />
      </Card>
    </>
  );
}
