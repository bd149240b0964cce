import { Card } from '@peonia/ui/card/card.tsx';
import type { ReactNode } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import * as css from './auth-form.module.css';

/** Page with one narrow form. */
export function AuthFormPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={css.authPage}>
      <PageHead title={title} back="/home" />
      <Card pad edge as="div" className="stack">
        {children}
      </Card>
    </div>
  );
}
