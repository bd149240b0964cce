import { Trans } from '@lingui/react/macro';
import { Bubble } from '@peonia/ui/bubble/bubble.tsx';

/** Preview of the greeting in a conversation. */
export function GreetingPreview({ text }: { text: string }) {
  return (
    <div className="hi-preview">
      <p className="lbl">
        <Trans>Preview</Trans>
      </p>
      {text === '' ? (
        <p className="small muted">
          <Trans>The default greeting is sent, in the language of whoever gets it.</Trans>
        </p>
      ) : (
        <Bubble out text={text} />
      )}
    </div>
  );
}
