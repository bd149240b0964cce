import { feedContract } from '@peonia/contract/feed.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { type ReportType } from '@peonia/contract/moderation/complaints.ts';
import type { Visibility, Surfaces } from './visibility.ts';

/**
 * What a member may complain about. Who was blocked may still report whom they know and what was written to them; what
 * they cannot see is not there.
 */
export const complaints: Surfaces = {
  'complaint about a profile': { expected: 'yyyyy', isSeen: (sight) => isTaken(sight, 'user', sight.other.id) },
  'complaint about contact information': {
    expected: 'yyyyy',
    isSeen: (sight) => isTaken(sight, 'contact', sight.other.id),
  },
  'complaint about a message': { expected: 'yyyyy', isSeen: (sight) => isTaken(sight, 'message', sight.photoId) },
  // A block ends what the two see of each other, but not the right to report it.
  'complaint about a post': {
    expected: 'yyyyy',
    async isSeen(sight) {
      const [post] =
        (await sight.other.call(feedContract.listUserFeeds, { params: { id: sight.other.id } })).body.items ?? [];
      return isTaken(sight, 'feed', post?.id ?? 0);
    },
  },
  // What one has reported stays one's own record, under the name that was reported.
  'own complaints': {
    expected: 'yyyyy',
    isSeen: async ({ reader, other }) =>
      (await reader.call(complaintsContract.listOwnComplaints)).body.items.some(
        ({ side, name }) => side === 'complainer' && name === other.name,
      ),
  },
  // Nobody learns who complained about them, whatever they are to each other.
  'complaints about oneself': {
    expected: 'nnnnn',
    isSeen: async ({ reader, other }) =>
      (await other.call(complaintsContract.listOwnComplaints)).text.includes(reader.name),
  },
};

/** The answer is the same whether there is such a thing or not: what was taken stands in one's own list. */
async function isTaken({ reader }: Visibility, reportType: ReportType, reportId: number): Promise<boolean> {
  await reader.call(complaintsContract.complain, { body: { reportType, reportId, content: 'Money was asked for.' } });
  return (await reader.call(complaintsContract.listOwnComplaints)).body.items.some(({ type }) => type === reportType);
}
