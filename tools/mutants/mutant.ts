/** One rule removed from the code, and the test that must fail then. */
export interface Mutant {
  /** The rule, as a sentence: "a code expires". */
  readonly rule: string;
  readonly file: string;
  /** Text that stands exactly once in the file, in however many lines. */
  readonly find: string;
  readonly replace: string;
  /** The test file, and a part of the name of the test that fails without the rule. */
  readonly test: string;
  readonly named: string;
}
