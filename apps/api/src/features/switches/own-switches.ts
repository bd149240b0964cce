import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { dropFromAudiences, forgetSwitchChanger, switchesOfMember } from './switch.sql.ts';

/** A switch stays as it is when the account of who set it goes; the name goes. */
export const switchesEraser: Eraser = {
  feature: 'switches',
  async erase(db, memberId) {
    await forgetSwitchChanger.run(db, { member_id: memberId });
    await dropFromAudiences.run(db, { member_id: memberId });
  },
};

export const switchesExporter: Exporter = {
  feature: 'switches',
  async *files(db, memberId) {
    yield jsonFile('switches/switches.json', await switchesOfMember.all(db, { member_id: memberId }));
  },
};
