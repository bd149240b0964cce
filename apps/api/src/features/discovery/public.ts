export { firstMessages } from './hooks.ts';
export { indexMember } from './search-index/index-members.ts';
export { characterPairs, splitWords } from './search-index/split-words.ts';
export { allowedTypos } from './search-index/word-typos.ts';
