import type { Mutant } from '../mutant.ts';

const migration = 'apps/api/migrations/0420_profiles_member_card.sql';
const test = 'apps/api/src/features/profiles/cards/member-card.test.ts';

export const mutants: readonly Mutant[] = [
  {
    rule: 'a suspended member loses the card at once',
    file: migration,
    find: 'create trigger account_card after update of name, status, identified_at',
    replace: 'create trigger account_card after update of name, identified_at',
    test,
    named: 'a suspension',
  },
  {
    rule: 'a card shows the photo of now',
    file: migration,
    find: 'after update of gender, birthday, main_photo, languages',
    replace: 'after update of gender, birthday, languages',
    test,
    named: 'a photo',
  },
  {
    rule: 'a hidden profile hides its card',
    file: migration,
    find: '  when ((old.visibility, old.online_status) is distinct from (new.visibility, new.online_status))',
    replace: '  when (old.online_status is distinct from new.online_status)',
    test,
    named: 'visibility',
  },
  {
    rule: 'a member who has finished the first steps has a card',
    file: migration,
    find: '  when (new.gender is not null and new.birthday is not null) execute',
    replace: '  when (false) execute',
    test,
    named: 'appears with the first steps',
  },
  {
    rule: 'a card that differs from its source is written again',
    file: 'apps/api/src/features/profiles/cards/repair-cards.ts',
    find: 'if (ids.length > 0) await writeCards.run(db, { ids });',
    replace: '',
    test,
    named: 'is written again where it differs',
  },
];
