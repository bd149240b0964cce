/** The price that holds now; the refusal `price_changed` has it as `price`. */
export interface ChangedPrice {
  readonly amount: number;
  /** `gold` where it is paid from the balance. */
  readonly currency: 'gold' | 'USD' | 'RMB';
}
