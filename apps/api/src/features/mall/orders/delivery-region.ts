interface Delivered {
  readonly countries: readonly string[] | null;
}

/** Countries that all products are delivered to; null is everywhere, empty is nowhere. */
export function deliveryCountries(products: readonly Delivered[]): string[] | null {
  const limited = products.flatMap(({ countries }) => (countries === null ? [] : [countries]));
  const [first, ...more] = limited;
  return first === undefined ? null : first.filter((code) => more.every((codes) => codes.includes(code)));
}

export function deliversTo(countries: readonly string[] | null, country: string): boolean {
  return countries === null || countries.includes(country);
}
