import { isPageOf } from './is-page-of.ts';

/**
 * Permissions that the product's own pages may ask for. Writing to the clipboard is what "copy" buttons do; the browser
 * grants it only after a press. Reading it, the screen, devices and places stay refused.
 */
const allowed = new Set(['clipboard-sanitized-write', 'fullscreen', 'media', 'notifications']);

interface PermissionRequest {
  readonly permission: string;
  /** Address of the frame that asks. */
  readonly address: string;
  readonly isMainFrame: boolean;
}

/** Microphone, camera, notifications and full screen, for the main frame of the own origin alone. */
export function mayUse({ permission, address, isMainFrame }: PermissionRequest, origin: string): boolean {
  return isMainFrame && allowed.has(permission) && isPageOf(address, origin);
}
