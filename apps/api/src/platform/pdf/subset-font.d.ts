declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'truetype' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features that stay; all of them by default. */
    readonly keepFeatures?: readonly string[];
  }

  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
