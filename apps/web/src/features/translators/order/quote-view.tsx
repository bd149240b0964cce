import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TranslationQuote } from '@peonia/contract/translation/translators.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { openRecharge } from '../../payments/open-payment.ts';
import { usePairName } from '../use-pair-name.ts';
import { useOrderPayment } from './use-order-payment.ts';
import * as css from '../translators.module.css';

/** Price, delivery time and readers of a translation, with the pay button. */
export function QuoteView({ quote, name, onPaid }: { quote: TranslationQuote; name: string; onPaid: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const nameOf = usePairName();
  const me = useMe();
  const { pay, isPaying, refusal } = useOrderPayment(quote, onPaid);
  const { words, characters, hours } = quote;
  const gold = formatGold(language, Math.round(quote.price * 100));
  const missing = Math.round((quote.price - (me?.balance ?? 0)) * 100);
  const short = formatGold(language, Math.max(0, missing));
  return (
    <div className="stack">
      <dl className={css.personFacts}>
        <div>
          <dt>
            <Trans>Languages</Trans>
          </dt>
          <dd>{nameOf(quote.from, quote.to)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Length</Trans>
          </dt>
          <dd>
            {words > 0 ? <Plural value={words} one="# word" other="# words" /> : null}
            {words > 0 && characters > 0 ? ' · ' : null}
            {characters > 0 ? <Plural value={characters} one="# character" other="# characters" /> : null}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Done within</Trans>
          </dt>
          <dd>
            <Plural value={hours} one="# hour" other="# hours" />
          </dd>
        </div>
        <div className={css.total}>
          <dt>
            <Trans>Price</Trans>
          </dt>
          <dd>
            <Trans>{gold} gold</Trans>
          </dd>
        </div>
      </dl>
      <p className="small muted">
        <Trans>
          You pay once, and {name} reads the translation too. Names and addresses are hidden from the translator. If it
          is not done in time, you get all your gold back.
        </Trans>
      </p>
      {refusal === null ? null : (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      {missing > 0 ? (
        <Button block variant="gold" icon={<PlusIcon />} onClick={() => openRecharge({ missing: missing / 100 })}>
          <Trans>Add gold: {short} missing</Trans>
        </Button>
      ) : (
        <Button
          block
          variant="gold"
          icon={<LanguagesIcon />}
          busy={isPaying}
          busyLabel={t`Paying`}
          onClick={() => void pay()}
        >
          <Trans>Pay {gold} gold</Trans>
        </Button>
      )}
    </div>
  );
}
