import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { applicationsOf, eraseApplications } from './application.sql.ts';

/** Exports the member's applications with the decisions. */
export const partnersExporter: Exporter = {
  feature: 'partners',
  async *files(db, memberId) {
    const applications = await applicationsOf.all(db, { member_id: memberId });
    yield jsonFile(
      'partners/applications.json',
      applications.map(({ id: _id, member_id: _member, decided_by: _staff, ...application }) => application),
    );
  },
};

export const partnersEraser: Eraser = {
  feature: 'partners',
  async erase(db, memberId) {
    await eraseApplications.run(db, { member_id: memberId });
  },
};
