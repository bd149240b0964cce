import { Trans, useLingui } from '@lingui/react/macro';
import { sendMessage } from '@peonia/contract/chat/chat.ts';
import type { EncounterCard } from '@peonia/contract/discovery/encounters.ts';
import type { Suggestion } from '@peonia/contract/suggestions.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SendIcon } from '@peonia/ui/icons/send.tsx';
import { RadioCard } from '@peonia/ui/radio-card/radio-card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { confirmMember } from '../../profiles/member-cache.ts';
import { useShowRefusal } from '../../social/say-hi/use-show-refusal.ts';
import { useSuggestions } from '../../suggestions/use-suggestions.ts';
import * as css from './mutual-dialog.module.css';

/** Longest first message from here; the chat takes longer ones. */
const textMax = 1_000;

/** First words to a member: three ideas in both languages, or own words. What is in the field is what is sent. */
export function FirstWords({ person, onSent }: { person: EncounterCard; onSent: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showRefusal = useShowRefusal();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // A repeated try after a lost reply is the same message; another text is another one.
  const tried = useRef({ content: '', id: '' });
  const { name, user_id } = person;
  const ideas = useSuggestions({ modes: ['opener'], to: user_id, text: '', isQuiet: true }, 'opener');
  const send = useMutation({
    mutationFn: (content: string) => {
      if (tried.current.content !== content) tried.current = { content, id: crypto.randomUUID() };
      return call(sendMessage, {
        body: { user_id, message_type: 'text', message_content: content, client_id: tried.current.id },
      });
    },
    onSuccess: () => {
      confirmMember(queryClient, user_id, { messaged: true });
      onSent();
    },
    onError: showRefusal,
  });
  const hint = <Trans>Choose an idea and change it, or write your own words.</Trans>;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') return send.mutate(text.trim());
        setMissing(true);
        field.current?.focus();
      }}
    >
      {ideas.isFetching ? <Loading label={t`Looking for first words`} shape="text" count={3} /> : null}
      {ideas.data === undefined ? null : (
        <fieldset className={css.ideas}>
          <legend>
            <Trans>First words</Trans>
          </legend>
          {ideas.data.items.map((idea) => (
            <RadioCard
              key={idea.text}
              name="idea"
              checked={chosen === idea.text}
              onChange={() => {
                setChosen(idea.text);
                setText(inBothLanguages(idea));
              }}
              title={<span lang={htmlLang(idea.language)}>{idea.text}</span>}
              description={
                idea.other === null ? undefined : <span lang={htmlLang(idea.other.language)}>{idea.other.text}</span>
              }
            />
          ))}
        </fieldset>
      )}
      <Field
        label={<Trans>Your message to {name}</Trans>}
        hint={hint}
        error={isMissing && text.trim() === '' ? hint : undefined}
      >
        <Textarea ref={field} value={text} maxLength={textMax} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button block type="submit" icon={<SendIcon />} busy={send.isPending}>
        <Trans>Send to {name}</Trans>
      </Button>
    </form>
  );
}

/** The reader's language first. */
function inBothLanguages({ text, other }: Suggestion): string {
  return other === null ? text : `${other.text}\n${text}`;
}

function htmlLang(language: Suggestion['language']): string | undefined {
  return language === null ? undefined : languageFacts[language].htmlLang;
}
