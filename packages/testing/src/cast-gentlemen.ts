import type { CastMember } from './cast-member.ts';

const steady = { gender: 1, seeking: 'women', orientation: 701, visibility: 'public', vipUntil: null } as const;

export const gentlemen: readonly CastMember[] = [
  {
    ...steady, name: 'Jonas Weber', language: 'de', birthday: '1988-10-02', place: 'munich', languages: ['de', 'en'],
    biography: 'Ich baue Orgeln und repariere alte. Im Sommer bin ich am See, im Winter auf Skiern, und Chinesisch lerne ich seit zwei Jahren mit mehr Freude als Erfolg. Ich suche jemanden zum Ankommen.',
    height: 205, marriage: 401, children: 501, income: 604, purpose: [801, 807, 815], horoscope: 7, verified: false, photo: 'p-jonas', cover: 'alps',
  },
  {
    ...steady, name: 'Tom Hadley', language: 'en', birthday: '1985-11-19', place: 'bristol', languages: ['en', 'fr'],
    biography: 'Shipwright, slow cook, father of a very fast seven-year-old. I write back, I turn up on time, and I am better at listening than at selfies. Tell me what you are reading.',
    height: 205, marriage: 405, children: 502, income: 604, purpose: [801, 804], horoscope: 8, verified: true, photo: 'p-tom', cover: 'coast',
  },
  {
    ...steady, name: 'Daniel Reyes', language: 'en', birthday: '1990-02-25', place: 'toronto', languages: ['en', 'es', 'ko'],
    biography: 'I teach physics and coach a girls’ hockey team that wins more than I did. Learning Korean, one drama at a time. Looking for someone kind who likes long walks in bad weather.',
    height: 204, marriage: 401, children: 501, income: 605, purpose: [801, 807, 815], horoscope: 12, verified: true, photo: 'p-daniel', cover: 'night',
  },
  {
    ...steady, name: 'Luc Bertin', language: 'fr', birthday: '1987-06-28', place: 'nantes', languages: ['fr', 'en', 'ja'],
    biography: 'Maraîcher au bord de la Loire, lecteur du soir. J’ai vécu un an à Kyoto et le Japon me manque encore. Je cherche une belle histoire, simple et honnête.',
    height: 204, marriage: 405, children: 501, income: 602, purpose: [801, 804], horoscope: 4, verified: false, photo: 'p-luc', cover: 'dusk',
  },
  {
    ...steady, name: 'Marco Riva', language: 'it', birthday: '1989-12-11', place: 'turin', languages: ['it', 'en'],
    biography: 'Ingegnere di giorno, pizzaiolo per gli amici il venerdì. Amo la montagna, il cinema muto e le conversazioni che finiscono tardi. Cerco una compagna di viaggio, non solo per le vacanze.',
    height: 204, marriage: 401, children: 501, income: 604, purpose: [801, 807], horoscope: 9, verified: true, visibility: 'registered', photo: 'p-marco', cover: 'autumn',
  },
  {
    ...steady, name: 'Ken Mori', language: 'ja', birthday: '1991-09-05', place: 'fukuoka', languages: ['ja', 'en'],
    biography: '福岡で建築の仕事をしています。休日は海沿いを走るか、古い家を見に行きます。料理は得意ですが、食べてくれる人がいるともっとうまく作れます。',
    height: 204, marriage: 401, children: 501, income: 604, purpose: [801, 804], horoscope: 6, verified: true, photo: 'p-ken', cover: 'city',
  },
];
