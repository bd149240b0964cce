/** An answer by choice: readers see question and choice in their own language. */
interface CastAnswer {
  readonly member: string;
  /** English text of the curated question, and of the choice. */
  readonly question: string;
  readonly choice: string;
}

const rain = 'What do you do on a rainy day?';
const cooks = 'Who cooks?';
const heart = 'Where does your heart open up?';
const matters = 'What matters most between two people?';
const shows = 'How do you show love?';
const moves = 'Would you move to another country for love?';
const journey = 'How do you like to travel?';
const drink = 'Coffee or tea?';

const answersByMember: Readonly<Record<string, readonly (readonly [question: string, choice: string])[]>> = {
  'Jonas Weber': [
    [rain, 'Something good in the kitchen'],
    [heart, 'In the mountains'],
    [moves, 'Perhaps'],
  ],
  'Tom Hadley': [
    [rain, 'Out in it anyway'],
    [drink, 'Tea'],
    [matters, 'Laughing together'],
  ],
  'Daniel Reyes': [
    [heart, 'By the sea'],
    [cooks, 'Both together'],
    [journey, 'I just set off'],
  ],
  'Luc Bertin': [
    [cooks, 'I do, gladly'],
    [drink, 'Coffee'],
    [shows, 'With words'],
  ],
  'Marco Riva': [
    [cooks, 'I do, gladly'],
    [heart, 'In the country'],
    [matters, 'Laughing together'],
  ],
  'Ken Mori': [
    [rain, 'Book or film on the sofa'],
    [journey, 'Planned to the hour'],
    [drink, 'Both'],
  ],
  'Mei Lin': [
    [heart, 'In the mountains'],
    [drink, 'Tea'],
    [matters, 'Trust'],
    [moves, 'Perhaps'],
  ],
  'Xiu Ran': [
    [rain, 'Book or film on the sofa'],
    [drink, 'Both'],
    [shows, 'With time'],
  ],
  'Lan Yue': [
    [rain, 'Out in it anyway'],
    [cooks, 'Both together'],
    [matters, 'Laughing together'],
  ],
  'Wen Chiu': [
    [cooks, 'I do, gladly'],
    [heart, 'By the sea'],
    [journey, 'With a rough plan'],
  ],
  'Yuki Abe': [
    [rain, 'Something good in the kitchen'],
    [drink, 'Tea'],
    [shows, 'With small favours'],
  ],
  'Hana Seo': [
    [journey, 'I just set off'],
    [drink, 'Coffee'],
    [heart, 'In a big city'],
  ],
  'Ji-woo Han': [
    [heart, 'By the sea'],
    [matters, 'Common goals'],
    [moves, 'Yes'],
  ],
  'Elena Conti': [
    [cooks, 'I do, gladly'],
    [drink, 'Coffee'],
    [matters, 'Trust'],
  ],
  'Sofia Ferri': [
    [heart, 'In a big city'],
    [rain, 'Tidying up at last'],
    [shows, 'With touch'],
  ],
  'Clara Morel': [
    [journey, 'With a rough plan'],
    [heart, 'In the mountains'],
    [moves, 'Yes'],
  ],
};

/** What the cast has answered to curated questions. */
export const castAnswers: readonly CastAnswer[] = Object.entries(answersByMember).flatMap(([member, answers]) =>
  answers.map(([question, choice]) => ({ member, question, choice })),
);
