import Type from 'typebox';
import { reasonLength } from './reason.ts';

/** A reason that is kept with an act. */
export const Reason = Type.String({ minLength: reasonLength.min, maxLength: reasonLength.max });
