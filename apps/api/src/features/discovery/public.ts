export { discoveryEraser, discoveryExporter } from './own-discovery.ts';
export { indexMember } from './index-members.ts';
