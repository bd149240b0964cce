export { attachmentsOf } from './attachments.ts';
export { feedEraser, feedExporter } from './own-posts.ts';
