import { classNamesOf } from './class-names.ts';

/** The declaration of a CSS module: one constant for each class. */
export function declareClasses(css: string): string {
  return classNamesOf(css)
    .map((name) => `export declare const ${name}: string;\n`)
    .join('');
}
