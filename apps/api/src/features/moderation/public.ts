export { moderationEraser, moderationExporter } from './own-complaints.ts';
export { mayReview } from './staff.ts';
export { reportMessage } from './report-message.ts';
