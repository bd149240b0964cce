import type { PageText } from '@peonia/contract/pages/pages.ts';
import { StaticPage } from '../../features/pages/static-page.tsx';
import { ContactForm } from '../../features/support/contact/contact-form.tsx';
import { useRouteData } from '../../platform/router/use-route-data.ts';

/** The contact page: advice, then the form. */
export default function ContactPage() {
  return (
    <StaticPage page={useRouteData<PageText>()}>
      <ContactForm />
    </StaticPage>
  );
}
