import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader, type Response } from 'mmdb-lib';

type CountryRecord = Response & { readonly country_code?: string };

let reader: Reader<CountryRecord> | null = null;

/**
 * Country of an address from the registries' public allocation data, ISO 3166; null for private and unknown addresses.
 */
export function countryOfAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:/, '');
  if (isIP(plain) === 0) return null;
  reader ??= new Reader<CountryRecord>(
    readFileSync(
      createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
    ),
  );
  return reader.get(plain)?.country_code ?? null;
}
