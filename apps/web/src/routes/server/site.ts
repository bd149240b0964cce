import type { Variant } from '@peonia/contract/variant.ts';
import type { Transport } from '../../platform/api/transport.ts';
import type { Manifest } from '../../platform/document/assets.ts';
import type { SocialLoginOption } from '../../platform/settings.ts';

/** The site that is rendered: the same for every request. */
export interface Site {
  readonly brand: string;
  /** Without a slash at the end; empty where it is not known. */
  readonly publicUrl: string;
  readonly isProduction: boolean;
  readonly manifest: Manifest;
  readonly adultPurposes?: boolean;
  readonly translates?: boolean;
  readonly social?: readonly SocialLoginOption[];
}

export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  readonly acceptLanguage: string | undefined;
  /** Value of the language cookie. */
  readonly keptLanguage: string | null;
  readonly variant: Variant;
  readonly transport: Transport;
}

export interface RenderedPage {
  readonly status: number;
  /** Where a redirect leads; `html` is empty then. */
  readonly location?: string;
  readonly html: string;
  /** The same page may be given to others who ask by the same key. */
  readonly isKept: boolean;
}
