import { Trans } from '@lingui/react/macro';
import { Bubble } from '@peonia/ui/bubble/bubble.tsx';
import * as css from './say-hi.module.css';
import * as fieldCss from '@peonia/ui/field/field.module.css';

/** Preview of the greeting in a conversation. */
export function GreetingPreview({ text }: { text: string }) {
  return (
    <div className={css.hiPreview} data-testid="greeting-preview">
      <p className={fieldCss.label}>
        <Trans>Preview</Trans>
      </p>
      {text === '' ? (
        <p className="small muted">
          <Trans>We send the default greeting in the recipient’s language.</Trans>
        </p>
      ) : (
        <Bubble out text={text} />
      )}
    </div>
  );
}
