export { HandSign } from './hand-sign.tsx';
export { selfieReasonTexts, signTexts } from './verification-texts.ts';
