/** What the two strangers look for on the page, each in their own language. */
export interface Words {
  readonly next: string;
  readonly skip: string;
  readonly usePhoto: string;
  readonly create: string;
  readonly man: string;
  readonly woman: string;
  readonly sayHi: RegExp;
  readonly sendHi: string;
  readonly like: RegExp;
  readonly likesYou: (name: string) => string;
  readonly sent: string;
  readonly read: string;
  readonly notSent: string;
}

export const english: Words = {
  next: 'Next',
  skip: 'Skip',
  usePhoto: 'Use this photo',
  create: 'Create account',
  man: 'Man',
  woman: 'Woman',
  sayHi: /^Say hi to /,
  sendHi: 'Send greeting',
  like: /^Like /,
  likesYou: (name) => `${name} likes you`,
  sent: 'Sent',
  read: 'Read',
  notSent: 'Not sent',
};

export const german: Words = {
  next: 'Weiter',
  skip: 'Überspringen',
  usePhoto: 'Dieses Foto verwenden',
  create: 'Konto erstellen',
  man: 'Mann',
  woman: 'Frau',
  sayHi: / Hallo sagen$/,
  sendHi: 'Gruß senden',
  like: / liken$/,
  likesYou: (name) => `${name} mag dich`,
  sent: 'Gesendet',
  read: 'Gelesen',
  notSent: 'Nicht gesendet',
};

export const japanese: Words = {
  next: '次へ',
  skip: 'スキップ',
  usePhoto: 'この写真を使う',
  create: 'アカウントを作成',
  man: '男性',
  woman: '女性',
  sayHi: /あいさつする$/,
  sendHi: 'あいさつを送る',
  like: /に「いいね」$/,
  likesYou: (name) => `${name}さんから「いいね」が届きました`,
  sent: '送信済み',
  read: '既読',
  notSent: '未送信',
};
