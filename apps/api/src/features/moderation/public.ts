export { moderationEraser, moderationExporter } from './own-complaints.ts';
export { mayReview } from './pass/require-staff.ts';
export { reportMessage } from './complaints/report-message.ts';
