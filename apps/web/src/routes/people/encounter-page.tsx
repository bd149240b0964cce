import { EncounterPage } from '../../features/discovery/encounters/encounter-page.tsx';
import { AnswerHighlights } from '../../features/questions/answers/answer-highlights.tsx';

/** Encounters with the answers of each member. */
export default function EncounterRoute() {
  return (
    <EncounterPage
      renderAnswers={(person, onQuote) => (
        <AnswerHighlights key={person.user_id} memberId={person.user_id} name={person.name} onQuote={onQuote} />
      )}
    />
  );
}
