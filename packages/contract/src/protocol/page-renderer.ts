import type { SocialProvider } from '../accounts/account-social.ts';
import type { ClientLimits } from './client-limits.ts';
import type { Variant } from './variant.ts';

/** An API request as it is sent. */
export interface WireRequest {
  readonly method: string;
  /** Path with query, from `/v1`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  /** The request outlives the page. Bodies up to 64 KB. */
  readonly keepalive?: boolean;
}

/** The reply to a `WireRequest`, whatever its status. */
export interface WireReply {
  readonly status: number;
  header(name: string): string | null;
  readonly body: string;
}

/** How a request reaches the API: fetch in a browser, a function call while the server renders. */
export type Transport = (request: WireRequest) => Promise<WireReply>;

/** Vite's manifest: source file → built file and what it needs. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

interface SocialLoginOption {
  readonly provider: SocialProvider;
  /** A brand name, the same in every language. */
  readonly name: string;
}

/** What features tell the pages about the product. */
export interface SiteFacts {
  /** Members may say that they are here for 811 to 814. */
  readonly adultPurposes: boolean;
  /** A translation engine is configured: a text in a foreign language has its line from the first. */
  readonly translates: boolean;
  /** A service translates; without one only what people have translated is there. */
  readonly hasTranslator: boolean;
  /** A service writes down what is said in voice messages and videos. */
  readonly transcribes: boolean;
  /** Files for sale and first main photos wait for a moderator. */
  readonly reviewsMedia: boolean;
  /** Sign-in services that are switched on, in the order of their buttons. */
  readonly social: readonly SocialLoginOption[];
  /** What the QR code to follow the official account in the chat app says; empty where there is none. */
  readonly chatAppFollow: string;
}

/** Where pages get their events when it is not from this server: a hosted push-channel service. */
export interface PagePushChannel {
  readonly key: string;
  /** Address of its websockets. */
  readonly url: string;
}

/** The site that is rendered: the same for every request. */
export interface Site extends Partial<SiteFacts> {
  readonly brand: string;
  /** Without a slash at the end; empty where it is not known. */
  readonly publicUrl: string;
  /** Number of the ICP record, shown on the China variant; empty where there is none. */
  readonly icp?: string;
  readonly isProduction: boolean;
  readonly pushChannel?: PagePushChannel | null;
  readonly manifest: Manifest;
  /** Numbers of the web app that differ from the built ones now. */
  readonly limits?: () => Partial<ClientLimits>;
}

/** What a page's rendering depends on. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly acceptLanguage: string | undefined;
  /** Value of the language cookie. */
  readonly keptLanguage: string | null;
  readonly variant: Variant;
  /** The hint cookie is set: the signed-in shell is rendered. Proves nothing. */
  readonly isSignedIn: boolean;
}

export interface RenderRequest extends PageRequest {
  readonly transport: Transport;
}

export interface RenderedPage {
  readonly status: number;
  /** Where a redirect leads; `html` is empty then. */
  readonly location?: string;
  readonly html: string;
  /** May be sent again to requests with the same key. */
  readonly isKept: boolean;
}

/** What the built web app offers the server. */
export interface Renderer {
  /** Cache key: equal keys may share one rendering. Null for a page that must not be kept. */
  key(request: PageRequest): string | null;
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Web app manifest in a language, as JSON; null for an unknown language. */
  webManifest(language: string): string | null;
  sitemap(publicUrl: string): string;
  robots(publicUrl: string): string;
}

/** Export `makeRenderer` of the web app's server build. */
export type MakeRenderer = (site: Site) => Promise<Renderer>;

/**
 * Cookie that says that this browser has a session, so that the server renders the signed-in shell. Written by the web
 * app together with the token. It holds no secret and opens nothing: every API call needs the token.
 */
export const signedInCookie = 'signed_in';
