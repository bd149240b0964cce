import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import * as css from './home.module.css';

/** Introduction for guests with links to registration and login. */
export function GuestWelcome() {
  return (
    <Card pad edge className={css.homeWelcome}>
      <h2>
        <Trans>Write in your language, be understood in theirs</Trans>
      </h2>
      <p className="muted">
        <Trans>Create an account to say hi, reply and see who likes you. It takes a minute.</Trans>
      </p>
      <div className="row wrap">
        <Button href="/?type=register">
          <Trans>Create account</Trans>
        </Button>
        <Button variant="line" href="/?type=login">
          <Trans>Log in</Trans>
        </Button>
      </div>
    </Card>
  );
}
