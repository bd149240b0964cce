export { discoveryEraser, indexMember } from './index-members.ts';
