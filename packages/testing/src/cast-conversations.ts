/** Who says what to whom, oldest first; each writes in their own language or in one both speak. */
export interface CastConversation {
  readonly between: readonly [opener: string, other: string];
  readonly says: readonly (readonly [name: string, text: string])[];
  /** The last messages that the other side has not read yet. */
  readonly unread: number;
}

export const castConversations: readonly CastConversation[] = [
  {
    between: ['Jonas Weber', 'Mei Lin'],
    says: [
      ['Jonas Weber', 'Hello Mei, your photo from the mountains made me stop scrolling. Where was it taken?'],
      ['Mei Lin', '那是青城山，离成都不远。下山的时候，云一下子散开了。'],
      ['Jonas Weber', 'Then you have to show me that path one day. [smile]'],
      ['Mei Lin', '好啊。我先教你包饺子。'],
    ],
    unread: 1,
  },
  {
    between: ['Lan Yue', 'Jonas Weber'],
    says: [
      ['Lan Yue', 'Which season is best in Munich?'],
      ['Jonas Weber', 'September. Warm days, no crowds.'],
      ['Lan Yue', 'Which lake would you show me first?'],
    ],
    unread: 1,
  },
  {
    between: ['Luc Bertin', 'Ji-woo Han'],
    says: [
      ['Luc Bertin', 'Bonjour Ji-woo, votre quartier préféré à Busan ?'],
      ['Ji-woo Han', '감천마을이요. 아침에 가면 조용해요.'],
    ],
    unread: 0,
  },
];
