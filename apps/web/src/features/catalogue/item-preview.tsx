import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueContent, CatalogueText } from '@peonia/contract/catalogue/catalogue.ts';
import type { SentGift } from '@peonia/contract/chat/chat.ts';
import type { Product } from '@peonia/contract/mall/mall.ts';
import { type Language, languageFacts, languages } from '@peonia/i18n/languages.ts';
import { Bubble } from '@peonia/ui/bubble/bubble.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Radio } from '@peonia/ui/radio/radio.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { useState } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { GiftCard } from '../gifts/gift-card.tsx';
import { ProductCard } from '../mall/products/product-card.tsx';
import { BothThemes } from '../moderation/texts/both-themes.tsx';
import { choicePlaces } from './item-draft.ts';
import * as css from './catalogue.module.css';

/** A gift that was just sent would move. */
const longAgo = '2026-01-01T00:00:00Z';

interface PreviewProps {
  readonly kind: CatalogueKind;
  readonly content: CatalogueContent;
  /** Address of the picture. */
  readonly src: string | null;
}

/** The item as members see it, in one language and both themes. */
export function ItemPreview({ kind, content, src }: PreviewProps) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const text = content.texts.find((one) => one.language === language);
  return (
    <>
      <div className={css.head}>
        <h3 className="grow">
          <Trans>As members see it</Trans>
        </h3>
        <Select
          aria-label={t`Language of the preview`}
          value={language}
          options={languages.map((value) => ({ value, label: languageFacts[value].ownName }))}
          onChange={(event) => setLanguage(event.target.value as Language)}
        />
      </div>
      {text === undefined || text.title === '' ? (
        <p className="muted small">
          <Trans>There is no text in this language yet.</Trans>
        </p>
      ) : (
        <BothThemes language={language} className={css.preview} inert>
          <Shown kind={kind} content={content} text={text} src={src} />
        </BothThemes>
      )}
    </>
  );
}

function Shown({ kind, content, text, src }: PreviewProps & { text: CatalogueText }) {
  if (kind === 'gift') return <GiftCard gift={giftOf(content, text, src)} from="" sentAt={longAgo} note={null} />;
  if (kind === 'product')
    return (
      <div className="stack">
        <ProductCard product={productOf(content, text, src)} to={null} />
        <p className="small">{text.body}</p>
      </div>
    );
  if (kind === 'template') return <Bubble out text={text.title} />;
  return (
    <Card pad className="stack">
      <Field group label={text.title}>
        {choicePlaces.slice(0, text.choices.length).map((place) => (
          <Radio key={place} name="preview" label={text.choices[place]} />
        ))}
      </Field>
    </Card>
  );
}

function giftOf({ price }: CatalogueContent, { title }: CatalogueText, src: string | null): SentGift {
  return { gift_id: 1, name: title, price: price ?? 0, src: src ?? '' };
}

function productOf(content: CatalogueContent, { title }: CatalogueText, src: string | null): Product {
  const { category, price, stock, countries, delivery_days } = content;
  return {
    id: 1,
    category: category as Product['category'],
    name: title,
    price: price ?? 0,
    picture: src ?? '',
    in_stock: (stock ?? 0) > 0,
    countries,
    delivery_days: delivery_days ?? 1,
  };
}
