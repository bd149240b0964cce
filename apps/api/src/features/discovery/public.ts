export { discoveryEraser, discoveryExporter } from './own-discovery.ts';
export { indexMember } from './search-index/index-members.ts';
